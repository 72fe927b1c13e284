// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `label` and `export --label` with a Git repository and with a folder's journal.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clilabel {

namespace {

const QByteArray layer = "---\ntier: granite\n---\n";

Json jsonOf(const QByteArray &json)
{
    return Json::parse(json.begin(), json.end(), nullptr, false);
}

/// Creates a workspace with two commits.
void fillGarden(GitFolder &folder, const QString &below = {})
{
    folder.write(below + QStringLiteral("config.toml"), "");
    folder.write(below + QStringLiteral("layers/soul.md"), layer + "You are calm.\n");
    folder.commit("Begin", 1'780'000'000);
    folder.write(below + QStringLiteral("layers/soul.md"), layer + "You are very calm.\n");
    folder.commit("Be calmer", 1'780'100'000);
}

QString commitIdOf(const GitFolder &folder, const QString &revision)
{
    return QString::fromLatin1(folder.git({"rev-parse", revision})).trimmed();
}

} // namespace

class TestCliLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("HOME", m_home.path().toUtf8()); }

    void labelsVersions()
    {
        GitFolder folder;
        fillGarden(folder);
        QVERIFY(runCli({"label"}, folder.folder()).out.contains("No labels yet"));
        QCOMPARE(runCli({"label", "set", "production", "HEAD~1"}, folder.folder()).code, ExitCode::Done);
        QCOMPARE(runCli({"label", "set", "staging"}, folder.folder()).code, ExitCode::Done);
        QCOMPARE(commitIdOf(folder, QStringLiteral("refs/tags/outcrop/production")), commitIdOf(folder, QStringLiteral("HEAD~1")));
        const Json labels = jsonOf(runCli({"--json", "label", "list"}, folder.folder()).out)["labels"];
        QCOMPARE(labels.size(), std::size_t(2));
        QCOMPARE(qString(labels[0]["name"]), QStringLiteral("production"));
        QCOMPARE(qString(labels[0]["summary"]), QStringLiteral("Begin"));
        QCOMPARE(qString(labels[1]["version"]), commitIdOf(folder, QStringLiteral("HEAD")));
    }

    /// A label can be set to the version of another label, and the output names the previous version.
    void promotesALabel()
    {
        GitFolder folder;
        fillGarden(folder);
        QCOMPARE(runCli({"label", "set", "production", "HEAD~1"}, folder.folder()).code, ExitCode::Done);
        QCOMPARE(runCli({"label", "set", "staging"}, folder.folder()).code, ExitCode::Done);
        const Json move = jsonOf(runCli({"--json", "label", "set", "production", "staging"}, folder.folder()).out);
        QCOMPARE(qString(move["label"]["version"]), commitIdOf(folder, QStringLiteral("HEAD")));
        QCOMPARE(qString(move["previous"]), commitIdOf(folder, QStringLiteral("HEAD~1")));
        QVERIFY(move["unlabeled_files"].empty());
    }

    void warnsAboutUncommittedChanges()
    {
        GitFolder folder;
        fillGarden(folder);
        folder.write("layers/soul.md", layer + "You are loud.\n");
        const CliRun run = runCli({"label", "set", "production"}, folder.folder());
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(run.err.contains("layers/soul.md"), run.err.constData());
    }

    void comparesWithCurrentFiles()
    {
        GitFolder folder;
        fillGarden(folder);
        runCli({"label", "set", "production"}, folder.folder());
        QCOMPARE(runCli({"label", "diff", "production", "--exit-code"}, folder.folder()).code, ExitCode::Done);
        folder.write("layers/soul.md", layer + "You are loud.\n");
        const CliRun run = runCli({"label", "diff", "production", "--exit-code"}, folder.folder());
        QCOMPARE(run.code, ExitCode::Findings);
        QVERIFY2(run.out.contains("-You are very calm.") && run.out.contains("+You are loud."), run.out.constData());
        const Json json = jsonOf(runCli({"--json", "label", "diff", "production", "HEAD~1"}, folder.folder()).out);
        QCOMPARE(qString(json["after"]), QStringLiteral("HEAD~1"));
        QCOMPARE(json["differences"].size(), std::size_t(1));
    }

    void rejectsInvalidNames_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("uppercase") << QStringList{"set", "Production"} << QByteArray("not a label");
        QTest::newRow("reserved") << QStringList{"set", "latest"} << QByteArray("reserved");
        QTest::newRow("lock file of git") << QStringList{"set", "x.lock"} << QByteArray("not a label");
        QTest::newRow("two dots") << QStringList{"set", "a..b"} << QByteArray("not a label");
        QTest::newRow("too long") << QStringList{"set", QString(37, u'a')} << QByteArray("not a label");
        QTest::newRow("no such revision") << QStringList{"set", "production", "nowhere"} << QByteArray("nowhere");
        QTest::newRow("no such label") << QStringList{"diff", "staging"} << QByteArray("no label `staging`");
    }
    void rejectsInvalidNames()
    {
        QFETCH(const QStringList, words);
        QFETCH(const QByteArray, message);
        GitFolder folder;
        fillGarden(folder);
        const CliRun run = runCli(QStringList{"label"} + words, folder.folder());
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains(message), run.err.constData());
        QVERIFY(folder.git({"tag"}).isEmpty());
    }

    /// Two workspaces in one repository have separate labels.
    void labelsBelongToTheWorkspace()
    {
        GitFolder folder;
        fillGarden(folder, QStringLiteral("one/"));
        fillGarden(folder, QStringLiteral("two/"));
        QCOMPARE(runCli({"label", "set", "production"}, folder.path("one")).code, ExitCode::Done);
        QCOMPARE(folder.git({"tag"}), QByteArray("outcrop/one/production\n"));
        QVERIFY(jsonOf(runCli({"--json", "label"}, folder.path("two")).out)["labels"].empty());
        QVERIFY(jsonOf(runCli({"--json", "label"}, folder.folder()).out)["labels"].empty());
    }

    void labelsJournalVersions()
    {
        GitFolder folder(false);
        folder.write("config.toml", "");
        folder.write("layers/soul.md", layer + "You are calm.\n");
        QVERIFY(runCli({"label", "set", "production"}, folder.folder()).err.contains("no versions to label yet"));
        QCOMPARE(runCli({"replace", "calm", "very calm", "--write"}, folder.folder()).code, ExitCode::Done);
        QCOMPARE(runCli({"label", "set", "production"}, folder.folder()).code, ExitCode::Done);
        QCOMPARE(runCli({"replace", "very calm", "loud", "--write"}, folder.folder()).code, ExitCode::Done);
        const CliRun run = runCli({"label", "diff", "production"}, folder.folder());
        QVERIFY2(run.out.contains("-You are very calm.") && run.out.contains("+You are loud."), run.out.constData());
        folder.write(".outcrop/history/labels.json", "[");
        const CliRun damaged = runCli({"label", "list"}, folder.folder());
        QCOMPARE(damaged.code, ExitCode::Input);
        QVERIFY2(damaged.err.contains(".outcrop/history/labels.json"), damaged.err.constData());
    }

    void exportsALabel()
    {
        GitFolder folder;
        fillGarden(folder);
        runCli({"label", "set", "staging", "HEAD~1"}, folder.folder());
        const CliRun run = runCli({"export", "--label", "staging", "--as", "langfuse", "--request", "Hello", "--to", folder.path("out")}, folder.folder());
        QCOMPARE(run.code, ExitCode::Done);
        const Json entry = jsonOf(folder.read("out/langfuse-prompt.json"))[0];
        QVERIFY(qString(entry["prompt"][0]["content"]).contains(u"You are calm."));
        QCOMPARE(qString(entry["labels"][0]), QStringLiteral("staging"));
        const CliRun requests = runCli({"export", "--label", "staging", "--provider", "openai", "--request", "Hello", "--to", folder.path("requests")}, folder.folder());
        QCOMPARE(requests.code, ExitCode::Done);
        QVERIFY(folder.read("requests/openai/request.json").contains("You are calm."));
        QCOMPARE(runCli({"export", "--label", "nowhere", "--provider", "openai", "--request", "Hello", "--to", folder.path("none")}, folder.folder()).code, ExitCode::Input);
        QVERIFY(!QFile::exists(folder.path("none")));
    }

    /// The label is written although the original file of an unchanged import does not contain the label.
    void exportsALabelOfAnUnchangedImport()
    {
        GitFolder folder;
        fillGarden(folder);
        const QByteArray imported = R"([{"name": "greet", "type": "chat", "prompt": [{"role": "system", "content": "You greet."}, {"role": "user", "content": "Greet me."}], "config": {}, "labels": ["tested"], "tags": []}])";
        folder.write("greet.json", imported);
        QCOMPARE(runCli({"import", "greet.json", "--yes"}, folder.folder()).code, ExitCode::Done);
        folder.commit("Import", 1'780'200'000);
        runCli({"label", "set", "staging"}, folder.folder());
        const QStringList selected{"export", "--as", "langfuse", "--agent", "greet", "--request-file", "requests/greet.md"};
        const CliRun plain = runCli(selected + QStringList{"--to", folder.path("plain")}, folder.folder());
        QVERIFY2(plain.code == ExitCode::Done, plain.err.constData());
        QCOMPARE(folder.read("plain/greet.json"), imported);
        const CliRun labeled = runCli(selected + QStringList{"--label", "staging", "--to", folder.path("out")}, folder.folder());
        QVERIFY2(labeled.code == ExitCode::Done, labeled.err.constData());
        const Json entry = jsonOf(folder.read("out/langfuse-greet.json"))[0];
        QCOMPARE(entry["labels"], Json::array({"tested", "staging"}));
        QCOMPARE(qString(entry["prompt"][0]["content"]), QStringLiteral("You greet."));
    }

    /// After an export to Langfuse, there are no differences. A change in Langfuse is then shown.
    void comparesWithLangfuse()
    {
        GitFolder folder;
        fillGarden(folder);
        runCli({"label", "set", "production"}, folder.folder());
        QCOMPARE(runCli({"export", "--label", "production", "--as", "langfuse", "--request", "Hello", "--to", folder.path("out")}, folder.folder()).code, ExitCode::Done);
        Json stored = jsonOf(folder.read("out/langfuse-prompt.json"));
        stored[0]["labels"] = {"production", "latest"}; // an export from Langfuse has these labels
        stored[0]["version"] = 4;
        folder.write("out/stored.json", QByteArray::fromStdString(stored.dump()));
        const QStringList diff{"label", "diff", "production", "--langfuse", folder.path("out/stored.json"), "--request", "Hello", "--exit-code"};
        const CliRun same = runCli(diff, folder.folder());
        QVERIFY2(same.code == ExitCode::Done, QByteArray(same.out + same.err).constData());
        stored[0]["prompt"][0]["content"] = "You are loud.";
        folder.write("out/stored.json", QByteArray::fromStdString(stored.dump()));
        const CliRun drift = runCli(diff + QStringList{"--json"}, folder.folder());
        QCOMPARE(drift.code, ExitCode::Findings);
        QCOMPARE(qString(jsonOf(drift.out)["version"]), QStringLiteral("4"));
        QVERIFY(drift.out.contains("You are loud."));
        stored[0]["labels"] = {"staging"};
        folder.write("out/stored.json", QByteArray::fromStdString(stored.dump()));
        QVERIFY(runCli(diff, folder.folder()).err.contains("has no prompt"));
    }

private:
    QTemporaryDir m_home;
};

OUTCROP_TEST(TestCliLabel, CoreApplication)

} // namespace tst_clilabel

#include "tst_clilabel.moc"
