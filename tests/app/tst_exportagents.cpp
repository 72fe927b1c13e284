// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the export of all agents for all providers, and its comparison with a folder.
#include "app/prompt/exportagents.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_exportagents {

namespace {

ExportJob job()
{
    ExportJob job;
    job.selection.request = QStringLiteral("Describe!");
    return job;
}

} // namespace

class TestExportAgents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exportsEveryAgentForEveryProvider()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const Result<OpenedWorkspace> opened = openWorkspace(copy.folder());
        const Result<AgentsExport> exported = exportAgents(*opened, job());
        QVERIFY(exported);
        QCOMPARE(exported->rows.size(), opened->library.agents.size() * opened->providers().size());
        for (const AgentExportRow &row : exported->rows) {
            const QString request = row.agent + u'/' + row.request.provider + QStringLiteral("/request.json");
            const bool isWritten = std::any_of(exported->bundle.files.begin(), exported->bundle.files.end(), [&](const auto &file) { return file.first == request; });
            QCOMPARE(isWritten, row.problem.isEmpty());
        }
        QCOMPARE(exported->bundle.files.last().first, QStringLiteral("manifest.json"));
        QCOMPARE(exportAgents(*opened, job())->bundle.files, exported->bundle.files);
    }

    /// Each agent is exported to a folder with its name, so two agents with the same name would overwrite each other.
    void rejectsAgentsWithTheSameName()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        for (const char *file : {"a/agents/twin.md", "b/agents/twin.md"})
            copy.write(QLatin1String(file), "---\nname: twin\ndescription: One of two.\n---\nWork.\n");
        const Result<AgentsExport> exported = exportAgents(*openWorkspace(copy.folder()), job());
        QVERIFY(!exported);
        QCOMPARE(exported.error().location.file, QStringLiteral("b/agents/twin.md"));
        QVERIFY2(exported.error().message.contains(QLatin1String("a/agents/twin.md")), qPrintable(exported.error().message));
    }

    void rejectsAFolderWithoutAgents()
    {
        const QTemporaryDir empty;
        const Result<OpenedWorkspace> opened = openWorkspace(empty.path());
        QVERIFY(opened);
        const Result<AgentsExport> exported = exportAgents(*opened, job());
        QVERIFY(!exported && exported.error().code == ErrorCode::Invalid);
    }

    void reportsDrift()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const ExportedBundle bundle = exportAgents(*openWorkspace(copy.folder()), job())->bundle;
        const QString folder = copy.siblingPath(QStringLiteral("bundles"));
        QCOMPARE(exportDrift(bundle, folder).size(), bundle.files.size() - 1); // only the manifest exists
        QVERIFY(writeBundle(bundle, folder));
        QVERIFY(exportDrift(bundle, folder).isEmpty());
        QFile changed(folder + u'/' + bundle.files.first().first);
        QVERIFY(changed.open(QIODevice::Append));
        changed.write("x");
        changed.close();
        QDir().mkpath(folder + QStringLiteral("/gone/anthropic"));
        QVERIFY(QFile::copy(changed.fileName(), folder + QStringLiteral("/gone/anthropic/request.json")));
        QStringList codes;
        for (const Diagnostic &found : exportDrift(bundle, folder))
            codes.append(found.code);
        codes.sort();
        QCOMPARE(codes, QStringList({QStringLiteral("export-different"), QStringLiteral("export-stale")}));
    }
};

OUTCROP_TEST(TestExportAgents, NoApplication)

} // namespace tst_exportagents

#include "tst_exportagents.moc"
