// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/exportbundles.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QCryptographicHash>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_exportbundles {

namespace {

Result<ExportedBundle> exported(const WorkspaceCopy &copy, const QStringList &providers = {})
{
    Selection selection;
    selection.agent = QStringLiteral("cataloguer");
    selection.phase = QStringLiteral("generating");
    selection.request = QStringLiteral("Describe!");
    return exportBundle(*openWorkspace(copy.folder()), selection, providers);
}

/// Returns a job with this request, which may be empty.
ExportJob jobFor(const QString &request)
{
    ExportJob job;
    job.selection.agent = QStringLiteral("cataloguer");
    job.selection.phase = QStringLiteral("generating");
    job.selection.request = request;
    return job;
}

QByteArray adapterNamed(const QByteArray &name)
{
    return "provider:\n  name: " + name + "\n  api_format: manual\n  models:\n    - id: any\nrendering: {}\n";
}

} // namespace

class TestExportBundles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exportsFilesForEveryProvider()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const Result<ExportedBundle> bundle = exported(copy);
        QVERIFY(bundle.ok());
        QStringList paths;
        for (const auto &[path, bytes] : bundle->files)
            paths.append(path);
        QStringList expected;
        for (const QString &provider : openWorkspace(copy.folder())->providers()) {
            for (const char *file : {"request.json", "headers.json", "prompt.md", "losses.json", "curl.sh"})
                expected.append(provider + u'/' + QLatin1String(file));
        }
        QCOMPARE(paths, expected + QStringList{QStringLiteral("manifest.json")});
        QCOMPARE(bundle->requests.size(), 5);
    }

    /// A fit prompt can be exported. Without named providers, the export contains all providers.
    void exportsAValidPrompt()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const OpenedWorkspace opened = *openWorkspace(copy.folder());
        const PreparedExport prepared = prepareExport(opened, jobFor(QStringLiteral("Describe!")));
        QVERIFY(prepared.canBeWritten());
        QCOMPARE(prepared.bundle->files, exported(copy)->files); // without named providers, the export contains all providers
    }

    /// An input can have the name of a key of the selection.
    void theManifestHasAllInputs()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        Selection selection = jobFor(QStringLiteral("Describe!")).selection;
        selection.inputs.append({QStringLiteral("scope"), {}, QStringLiteral("domain")});
        const Result<ExportedBundle> bundle = exportBundle(*openWorkspace(copy.folder()), selection, {}, {}, false);
        QVERIFY(bundle.ok());
        const Json manifest = Json::parse(bundle->files.last().second.toStdString());
        QCOMPARE(qString(manifest["inputs"]["scope"]), QStringLiteral("domain"));
        QCOMPARE(qString(manifest["selection"]["scope"]), QString());
    }

    void exportsAnEmptyRequestOnlyWithForce()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const OpenedWorkspace opened = *openWorkspace(copy.folder());
        ExportJob job = jobFor({});
        const PreparedExport prepared = prepareExport(opened, job);
        QVERIFY(prepared.bundle && prepared.blockingFindings.isEmpty() && !prepared.canBeWritten());
        QCOMPARE(prepared.unfitFindings.value(0).code, QStringLiteral("request-empty"));
        job.isForced = true;
        QVERIFY(prepareExport(opened, job).canBeWritten());
    }

    /// The reasons name the providers that reject a request without messages. A forced export reports them too.
    void namesTheProvidersThatRejectAnEmptyRequest()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const OpenedWorkspace opened = *openWorkspace(copy.folder());
        ExportJob job = jobFor({});
        job.isBare = true; // a bare prompt has no examples
        job.providers = {QStringLiteral("anthropic"), QStringLiteral("manual"), QStringLiteral("google")};
        const PreparedExport prepared = prepareExport(opened, job);
        QCOMPARE(prepared.unfitFindings.size(), 2);
        QCOMPARE(prepared.unfitFindings.last().code, QStringLiteral("request-no-message"));
        QCOMPARE(prepared.unfitFindings.last().message, QStringLiteral("Without a task, the request has no message and is rejected by anthropic, google."));
        job.isForced = true;
        const PreparedExport forced = prepareExport(opened, job);
        QVERIFY(forced.canBeWritten() && forced.bundle->diagnostics.contains(prepared.unfitFindings.last()));
        job.selection.request = QStringLiteral("Describe!");
        QVERIFY(prepareExport(opened, job).unfitFindings.isEmpty());
    }

    void neverExportsBrokenPrompts()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("config.toml"), "[workspace\n");
        ExportJob job = jobFor(QStringLiteral("Describe!"));
        job.isForced = true;
        const PreparedExport prepared = prepareExport(*openWorkspace(copy.folder()), job);
        QVERIFY(!prepared.blockingFindings.isEmpty() && !prepared.canBeWritten());
        QCOMPARE(prepared.blockingFindings.first().location.file, QStringLiteral("config.toml"));
    }

    void manifestDescribesTheFiles()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const Result<ExportedBundle> bundle = exported(copy);
        const Json manifest = Json::parse(bundle->files.last().second.toStdString(), nullptr, false);
        QHash<QString, QByteArray> files;
        for (const auto &[path, bytes] : bundle->files)
            files.insert(path, bytes);
        int described = 0;
        for (const Json &provider : manifest["providers"]) {
            for (const Json &file : provider["files"]) {
                const QByteArray bytes = files.value(qString(file["path"]));
                QCOMPARE(file["bytes"].get<qsizetype>(), bytes.size());
                QCOMPARE(qString(file["sha256"]), QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()));
                ++described;
            }
        }
        QCOMPARE(described, bundle->files.size() - 1);
        QCOMPARE(qString(manifest["selection"]["agent"]), QStringLiteral("cataloguer"));
    }

    void exportIsDeterministic()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QCOMPARE(exported(copy)->files, exported(copy)->files);
    }

    void canOverwriteAnEarlierExport()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const Result<ExportedBundle> bundle = exported(copy);
        const QString folder = copy.siblingPath(QStringLiteral("a/b"));
        for (int time = 0; time < 2; ++time) {
            QVERIFY(writeBundle(*bundle, folder).ok());
            for (const auto &[path, bytes] : bundle->files) {
                QCOMPARE(bytesOf(folder + u'/' + path), bytes);
                QCOMPARE(QFileInfo(folder + u'/' + path).isExecutable(), path.endsWith(QLatin1String(".sh")));
            }
        }
    }

    void rejectsUnsafeProviderNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char *name : {"\"../outside\"", "\"a/b\"", "\"..\"", "\".hidden\"", "\"/tmp/x\"", "\"manifest.json\"", "\"a\\\\b\"", "\"a\\nb\""})
            QTest::newRow(name) << QByteArray(name);
    }

    void rejectsUnsafeProviderNames()
    {
        QFETCH(QByteArray, name);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("portability/providers/odd.yaml"), adapterNamed(name));
        QCOMPARE(openWorkspace(copy.folder())->providers().size(), 6);
        const Result<ExportedBundle> bundle = exported(copy);
        QVERIFY(!bundle.ok());
        QCOMPARE(bundle.error().code, ErrorCode::NotAllowed);
        QCOMPARE(bundle.error().location.file, QStringLiteral("portability/providers/odd.yaml"));
        QVERIFY(exported(copy, {QStringLiteral("manual")}).ok());
    }

    void acceptsOrdinaryProviderNames()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("portability/providers/odd.yaml"), adapterNamed("\"Büro 2.1_x-y\""));
        QVERIFY(exported(copy, {QStringLiteral("Büro 2.1_x-y")}).ok());
    }

    void doesNotOverwriteAForeignManifest()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const QByteArray theirs = "{\"name\": \"a web page\"}";
        copy.write(QStringLiteral("../out/manifest.json"), theirs);
        const Status written = writeBundle(*exported(copy), copy.siblingPath(QStringLiteral("out")));
        QCOMPARE(written.error().code, ErrorCode::NotAllowed);
        QCOMPARE(bytesOf(copy.siblingPath(QStringLiteral("out/manifest.json"))), theirs);
        QCOMPARE(QDir(copy.siblingPath(QStringLiteral("out"))).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
    }

    /// An export names its agent, so that another agent's export does not replace it unnoticed.
    void namesTheAgentOfAnExport()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const QString folder = copy.siblingPath(QStringLiteral("out"));
        QVERIFY(!exportedAgent(folder));
        QVERIFY(writeBundle(*exported(copy), folder).ok());
        QCOMPARE(exportedAgent(folder).value_or(QString()), QStringLiteral("cataloguer"));
        const OpenedWorkspace opened = *openWorkspace(copy.folder());
        const Selection selection = jobFor(QStringLiteral("Describe!")).selection;
        QCOMPARE(agentToExport(opened, selection, false), QStringLiteral("cataloguer"));
        QCOMPARE(agentToExport(opened, selection, true), QString());
    }

    void stoppedExportHasNoManifest()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const Result<ExportedBundle> bundle = exported(copy);
        const QString folder = copy.siblingPath(QStringLiteral("out"));
        QVERIFY(writeBundle(*bundle, folder).ok());
        int asked = 0;
        const Status written = writeBundle(*bundle, folder, [&asked] { return ++asked > 7; });
        QCOMPARE(written.error().code, ErrorCode::Interrupted);
        QVERIFY(!QFile::exists(folder + QStringLiteral("/manifest.json")));
    }

    void reportsAnUnwritableFolder()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("../file"), "not a folder");
        const Status written = writeBundle(*exported(copy), copy.siblingPath(QStringLiteral("file")));
        QVERIFY(!written.ok());
        QCOMPARE(bytesOf(copy.siblingPath(QStringLiteral("file"))), QByteArray("not a folder"));
    }
};

OUTCROP_TEST(TestExportBundles, NoApplication)

} // namespace tst_exportbundles

#include "tst_exportbundles.moc"
