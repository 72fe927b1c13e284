// SPDX-License-Identifier: GPL-3.0-or-later
// Tests adding provider adapters to a workspace.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliadapters {

class TestCliAdapters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsAdapters()
    {
        const GitFolder folder(false);
        const Json list = Json::parse(runCli({"--json", "adapters", "list"}, folder.folder()).out.toStdString())["adapters"];
        QCOMPARE(list.size(), std::size_t(14));
        for (const Json &one : list) {
            for (const char *key : {"name", "source", "checked", "not_checked", "wire_format"})
                QVERIFY2(!qString(one[key]).isEmpty(), (one.dump() + key).c_str());
        }
        QVERIFY(runCli({"adapters", "list"}, folder.folder()).out.contains("unchecked facts"));
    }

    /// The adapter is added with its wire format and can be used to render.
    void addsAnAdapterWithItsWireFormat()
    {
        const GitFolder folder(false);
        folder.write("config.toml", "");
        const CliRun run = runCli({"adapters", "add", "mistral"}, folder.folder());
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(run.out.contains("portability/providers/mistral.yaml") && run.out.contains("portability/wire/mistral-chat.yaml"), run.out.constData());
        const CliRun rendered = runCli({"render", "--provider", "mistral", "--request", "Hello"}, folder.folder());
        QCOMPARE(rendered.code, ExitCode::Done);
        QVERIFY2(rendered.out.contains("mistral-large-2512"), rendered.out.constData());
        QVERIFY(runCli({"adapters", "add", "mistral"}, folder.folder()).out.contains("is unchanged"));
    }

    /// A second extraction lists the files that the target folder already contains as unchanged.
    void extractListsUnchangedFiles()
    {
        const GitFolder folder(false);
        folder.write("config.toml", "");
        QCOMPARE(runCli({"adapters", "add", "groq"}, folder.folder()).code, ExitCode::Done);
        folder.write("doc.md", "```yaml\n" + folder.read("portability/providers/groq.yaml") + "```\n");
        const QStringList extract{"adapters", "extract", "doc.md", "--to", "out"};
        QVERIFY(runCli(extract, folder.folder()).out.endsWith("\nWrote portability/providers/groq.yaml\n"));
        const CliRun again = runCli(extract, folder.folder());
        QVERIFY2(again.out.endsWith("\nportability/providers/groq.yaml is unchanged\n"), again.out.constData());
        const Json files = Json::parse(runCli(QStringList{"--json"} + extract, folder.folder()).out.toStdString());
        QCOMPARE(files["written"].size(), std::size_t(0));
        QCOMPARE(files["same"], Json::array({"portability/providers/groq.yaml"}));
    }

    void keepsChangedFiles()
    {
        const GitFolder folder(false);
        folder.write("portability/providers/groq.yaml", "provider: mine\n");
        const CliRun run = runCli({"adapters", "add", "groq"}, folder.folder());
        QCOMPARE(run.code, ExitCode::Findings);
        QVERIFY2(run.err.contains("is kept"), run.err.constData());
        QCOMPARE(folder.read("portability/providers/groq.yaml"), QByteArray("provider: mine\n"));
        QVERIFY(!QFile::exists(folder.path("portability/wire"))); // the wire format of this adapter is built in
    }

    void listsKnownAdaptersForAnUnknownName()
    {
        const GitFolder folder(false);
        const CliRun run = runCli({"adapters", "add", "nonsense"}, folder.folder());
        QCOMPARE(run.code, ExitCode::Usage);
        QVERIFY2(run.err.contains("azure-openai") && run.err.contains("xai"), run.err.constData());
    }
};

OUTCROP_TEST(TestCliAdapters, CoreApplication)

} // namespace tst_cliadapters

#include "tst_cliadapters.moc"
