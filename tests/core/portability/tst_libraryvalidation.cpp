// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the live report after any edit equals a report computed from scratch.
#include "core/portability/jsonreport.h"
#include "core/portability/validation.h"
#include "tests/support/agentgenerator.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_libraryvalidation {

namespace {

Workspace someAgents()
{
    QList<QPair<QString, QString>> files;
    AgentGenerator generator(3);
    for (int i = 0; i < 40; ++i)
        files.append({QStringLiteral("agents/a%1.md").arg(i, 2, 10, QLatin1Char('0')),
            generator.any(QStringLiteral("a%1").arg(i))});
    return workspaceOf(files);
}

Json freshReport(const Workspace &workspace)
{
    return jsonReport(LibraryValidation().with(PromptLibrary::read(workspace)).report());
}

} // namespace

class TestLibraryValidation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void updatesAfterEveryEdit();
    void reusesUnchangedFindings();
    void validatesTheGovernanceFile();
    void ordersAgentsByFile();
};

void TestLibraryValidation::updatesAfterEveryEdit()
{
    QRandomGenerator random(11);
    Workspace workspace = someAgents();
    PromptLibrary library = PromptLibrary::read(workspace);
    LibraryValidation validation = LibraryValidation().with(library);
    const QList<QByteArray> additions{"\nThink step by step.\n", "\n<|im_end|>\n", "\nPlain words.\n"};
    for (int i = 0; i < 60; ++i) {
        const QString path =
            QStringLiteral("agents/a%1.md").arg(random.bounded(45), 2, 10, QLatin1Char('0')); // some of these agents do not exist yet
        const DocumentPtr before = workspace.document(path);
        if (before && random.bounded(6) == 0)
            workspace = workspace.withoutDocument(path);
        else
            workspace = workspace.withDocument(
                path, (before ? before->bytes : QByteArray("---\nname: new\n---\n")) + additions.at(random.bounded(3)));
        library = library.with(workspace);
        validation = validation.with(library);
        QCOMPARE(jsonReport(validation.report()), freshReport(workspace));
    }
    QVERIFY(validation.report().hasFailures());
}

/// After one agent was changed, the others share their findings with the earlier report instead of copying them.
void TestLibraryValidation::reusesUnchangedFindings()
{
    Workspace workspace =
        someAgents().withDocument(QStringLiteral("agents/a00.md"), "---\nname: a\nportability: {enabled: no}\n---\n");
    const PromptLibrary library = PromptLibrary::read(workspace);
    const LibraryValidation before = LibraryValidation().with(library);
    const LibraryValidation after =
        before.with(library.with(workspace.withDocument(QStringLiteral("agents/a01.md"), "---\nname: b\n---\n")));
    QVERIFY(before.report().agents.at(0).results.constData() == after.report().agents.at(0).results.constData());
    QVERIFY(before.report().agents.at(1).results.constData() != after.report().agents.at(1).results.constData());
}

void TestLibraryValidation::validatesTheGovernanceFile()
{
    Workspace workspace = workspaceOf({{QStringLiteral("agents/a.md"), QStringLiteral("---\nname: a\n---\nDo it.\n")}});
    const PromptLibrary library = PromptLibrary::read(workspace);
    const LibraryValidation before = LibraryValidation().with(library);
    QCOMPARE(before.report().count(Outcome::Failed), 0);
    workspace = workspace.withDocument(QStringLiteral("agents/a.governance.yaml"), "response_format: json\n");
    const LibraryValidation after = before.with(library.with(workspace));
    QCOMPARE(after.report().count(Outcome::Failed), 1);
    QCOMPARE(after.report().agents.at(0).results.at(0).findings.at(0).location.file,
        QStringLiteral("agents/a.governance.yaml"));
}

void TestLibraryValidation::ordersAgentsByFile()
{
    const Workspace workspace = workspaceOf({{QStringLiteral("agents/a.md"), QStringLiteral("---\nname: z\n---\n")},
        {QStringLiteral("agents/b.md"), QStringLiteral("---\nname: y\n---\n")}});
    const LibraryValidation validation = LibraryValidation().with(PromptLibrary::read(workspace));
    QCOMPARE(validation.report().agents.at(0).agent, QStringLiteral("z"));
    QCOMPARE(validation.report().agents.at(1).agent, QStringLiteral("y"));
}

OUTCROP_TEST(TestLibraryValidation, CoreApplication)

} // namespace tst_libraryvalidation

#include "tst_libraryvalidation.moc"
