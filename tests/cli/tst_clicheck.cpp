// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `check`: its output in every format, the files it writes and its exit codes. Also tests that editing commands do not make a workspace invalid.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clicheck {

namespace {

const QByteArray brokenAgent = "---\nname: colon\ndescription: Use it: often\ntools: Read\n---\nDo it.\n";
const QByteArray slips = "---\nname: slips\ndescription: Reviews code.\ntools: Raed\n---\nDo it.\n";

Json jsonOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

/// A workspace with Claude Code agents.
class AgentWorkspace
{
public:
    AgentWorkspace() : m_copy(QStringLiteral("plain"))
    {
        write(QStringLiteral("team/agents/good.md"), "---\nname: good\ndescription: Reviews code.\ntools: Read\n---\nDo it.\n");
        write(QStringLiteral("team/agents/slips.md"), slips);
        write(QStringLiteral("broken/agents/colon.md"), brokenAgent);
    }

    CliRun run(const QString &line) const { return runCli(line.split(u' ', Qt::SkipEmptyParts), m_copy.folder()); }
    void write(const QString &path, const QByteArray &bytes) const { m_copy.write(path, bytes); }
    void makeReadOnly(const QString &path) const { QFile::setPermissions(m_copy.path(path), QFile::ReadOwner | QFile::ReadGroup); }
    QByteArray bytes(const QString &path) const { return bytesOf(m_copy.path(path)); }

private:
    WorkspaceCopy m_copy;
};

} // namespace

class TestCliCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::newRow("nothing wrong") << "check team/agents/good.md" << 0;
        QTest::newRow("a finding") << "check team" << 1;
        QTest::newRow("not YAML") << "check broken" << 3;
        QTest::newRow("not YAML, in every form") << "check broken --report sarif" << 3;
        QTest::newRow("a path that is not there") << "check taem" << 3;
        QTest::newRow("nothing to check") << "check nothing" << 3;
        QTest::newRow("an unknown client") << "check --client cluade" << 2;
        QTest::newRow("an unknown report") << "check --report html" << 2;
        QTest::newRow("a baseline that is not there") << "check team --baseline none.json" << 3;
        QTest::newRow("both kinds of fixing") << "check --fix --fix-dry-run" << 2;
        QTest::newRow("a baseline without files") << "check nothing --baseline b.json --write-baseline" << 3;
        QTest::newRow("validate: no agent") << "validate nothing" << 3;
        QTest::newRow("validate: not YAML") << "validate broken" << 3;
    }

    void exitCodeMatchesTheOutcome()
    {
        QFETCH(QString, line);
        QFETCH(int, code);
        const AgentWorkspace agents;
        agents.write(QStringLiteral("nothing/a.py"), "print(1)\n");
        const CliRun run = agents.run(line);
        QVERIFY2(static_cast<int>(run.code) == code, QByteArray(run.out + run.err).constData());
        QVERIFY(code == 0 || !QByteArray(run.out + run.err).isEmpty());
    }

    void failsOnTheChosenSeverity()
    {
        const AgentWorkspace agents;
        agents.write(QStringLiteral("team/agents/slips.md"), "---\nname: slips\ndescription: Reviews code.\ntools: Read\nodd: 1\n---\nDo it.\n");
        QCOMPARE(agents.run(QStringLiteral("check team")).code, ExitCode::Done);
        QCOMPARE(agents.run(QStringLiteral("check team --fail-on warning")).code, ExitCode::Done);
        QCOMPARE(agents.run(QStringLiteral("check team --fail-on note")).code, ExitCode::Findings);
    }

    void textReportHasLocationsAndASummary()
    {
        const CliRun run = AgentWorkspace().run(QStringLiteral("check team"));
        QVERIFY2(run.out.startsWith("team/agents/slips.md:4:8: error: Claude Code has no tool `Raed`; did you mean `Read`? [claude-agent-unknown-tool]\n"), QByteArray(run.out).constData());
        QVERIFY2(run.out.endsWith("1 error, 0 warnings and 0 notes in 1 of 2 files; 1 finding can be fixed with --fix\n"), QByteArray(run.out).constData());
    }

    void sarifReportsFailures()
    {
        const Json good = jsonOf(AgentWorkspace().run(QStringLiteral("check team --report sarif")))["runs"][0];
        QCOMPARE(good["invocations"][0]["executionSuccessful"].get<bool>(), true);
        QCOMPARE(qString(good["results"][0]["ruleId"]), QStringLiteral("claude-agent-unknown-tool"));
        QCOMPARE(qString(good["results"][0]["fixes"][0]["artifactChanges"][0]["replacements"][0]["insertedContent"]["text"]), QStringLiteral("Read"));
        for (const Json &rule : good["tool"]["driver"]["rules"])
            QVERIFY(!rule.contains("helpUri") || qString(rule["helpUri"]).startsWith(u"https://"));
        QVERIFY(!good["tool"]["driver"].contains("informationUri"));
        for (const char *line : {"check broken --report sarif", "check taem --report sarif", "validate broken --report sarif", "validate layers --report sarif"}) {
            const Json bad = jsonOf(AgentWorkspace().run(QString::fromLatin1(line)))["runs"][0];
            QVERIFY2(!bad["invocations"][0]["executionSuccessful"].get<bool>(), line);
            QVERIFY2(!bad["invocations"][0]["toolExecutionNotifications"].empty(), line);
            QVERIFY2(!bad["results"].empty(), line);
        }
    }

    void junitReportsFailures()
    {
        QVERIFY(AgentWorkspace().run(QStringLiteral("check team --report junit")).out.contains("<failure"));
        QVERIFY(AgentWorkspace().run(QStringLiteral("check broken --report junit")).out.contains("<error"));
        QVERIFY(AgentWorkspace().run(QStringLiteral("check taem --report junit")).out.contains("<error"));
        QVERIFY(AgentWorkspace().run(QStringLiteral("validate broken --report junit")).out.contains("<error"));
    }

    void writesAnnotationsCodeClimateAndJson()
    {
        const CliRun github = AgentWorkspace().run(QStringLiteral("check team --report github"));
        QVERIFY2(github.out.startsWith("::error file=team/agents/slips.md,line=4,endLine=4,col=8,endColumn=12,title=claude-agent-unknown-tool::Claude Code has no tool"), QByteArray(github.out).constData());
        const Json climate = jsonOf(AgentWorkspace().run(QStringLiteral("check team --report codeclimate")));
        QCOMPARE(climate.size(), size_t(1));
        QCOMPARE(qString(climate[0]["location"]["path"]), QStringLiteral("team/agents/slips.md"));
        QCOMPARE(climate[0]["location"]["lines"]["begin"].get<int>(), 4);
        QCOMPARE(qString(climate[0]["severity"]), QStringLiteral("major"));
        const Json json = jsonOf(AgentWorkspace().run(QStringLiteral("--json check team")));
        QCOMPARE(json["summary"]["errors"].get<int>(), 1);
        QVERIFY(json["findings"][0].contains("fix"));
    }

    void fixChangesFilesAndChecksThemAgain()
    {
        const AgentWorkspace agents;
        const CliRun shown = agents.run(QStringLiteral("check team broken --fix-dry-run"));
        QCOMPARE(shown.code, ExitCode::Done);
        QVERIFY2(shown.out.contains("-description: Use it: often\n+description: \"Use it: often\"\n"), QByteArray(shown.out).constData());
        QCOMPARE(agents.bytes(QStringLiteral("broken/agents/colon.md")), brokenAgent);
        const CliRun fixed = agents.run(QStringLiteral("check team broken --fix"));
        QVERIFY2(fixed.code == ExitCode::Done, QByteArray(fixed.out + fixed.err).constData());
        QCOMPARE(agents.bytes(QStringLiteral("broken/agents/colon.md")), QByteArray(brokenAgent).replace("Use it: often", "\"Use it: often\""));
        QCOMPARE(agents.bytes(QStringLiteral("team/agents/slips.md")), QByteArray(slips).replace("Raed", "Read"));
        const CliRun history = agents.run(QStringLiteral("history broken/agents/colon.md"));
        QVERIFY2(history.code == ExitCode::Done && history.out.count('\n') >= 2, QByteArray(history.out + history.err).constData());
    }

    /// An uncommitted file is backed up before it is changed.
    void fixesInARepositoryCanBeRestored()
    {
        GitFolder folder;
        folder.write("agents/committed.md", brokenAgent);
        folder.commit("Begin", 1'780'000'000);
        folder.write("agents/new.md", slips);
        const CliRun fixed = runCli({"check", "--fix"}, folder.folder());
        QVERIFY2(fixed.code == ExitCode::Done, QByteArray(fixed.out + fixed.err).constData());
        QVERIFY2(fixed.err.contains("history"), QByteArray(fixed.err).constData());
        QVERIFY(bytesOf(folder.folder() + "/agents/committed.md") != brokenAgent);
        QCOMPARE(bytesOf(folder.folder() + "/agents/new.md"), QByteArray(slips).replace("Raed", "Read"));
        QCOMPARE(folder.git({"status", "--porcelain"}).trimmed(), QByteArray("M agents/committed.md\n?? agents/new.md"));
        const Json versions = Json::parse(runCli({"--json", "history", "agents/new.md"}, folder.folder()).out.toStdString())["versions"];
        QCOMPARE(versions.size(), size_t(2));
        const QString before = qString(versions[1]["id"]);
        QCOMPARE(runCli({"history", "show", "agents/new.md", before}, folder.folder()).out, slips);
        QCOMPARE(runCli({"history", "restore", "agents/new.md", before}, folder.folder()).code, ExitCode::Done);
        QCOMPARE(bytesOf(folder.folder() + "/agents/new.md"), slips);
        QCOMPARE(runCli({"history", "restore", "agents/committed.md", "HEAD"}, folder.folder()).code, ExitCode::Done);
        QCOMPARE(bytesOf(folder.folder() + "/agents/committed.md"), brokenAgent);
    }

    void continuesAfterAReadOnlyFile()
    {
        const AgentWorkspace agents;
        agents.write(QStringLiteral("broken/agents/another.md"), brokenAgent);
        agents.makeReadOnly(QStringLiteral("broken/agents/another.md"));
        const CliRun run = agents.run(QStringLiteral("check broken --fix"));
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains("broken/agents/another.md:1:1: This path could not be written"), QByteArray(run.err).constData());
        QCOMPARE(agents.bytes(QStringLiteral("broken/agents/another.md")), brokenAgent);
        QCOMPARE(agents.bytes(QStringLiteral("broken/agents/colon.md")), QByteArray(brokenAgent).replace("Use it: often", "\"Use it: often\""));
        QVERIFY2(run.out.contains("broken/agents/another.md:3:20: error: "), QByteArray(run.out).constData());
    }

    void summaryCountsUnreadableInput()
    {
        const AgentWorkspace agents;
        agents.write(QStringLiteral("nothing/a.py"), "print(1)\n");
        QVERIFY2(agents.run(QStringLiteral("check broken")).out.endsWith("1 error, 0 warnings and 0 notes in 1 of 1 file; 1 file could not be read completely; 1 finding can be fixed with --fix\n"), QByteArray(agents.run(QStringLiteral("check broken")).out).constData());
        QVERIFY2(agents.run(QStringLiteral("check nothing")).out.endsWith("1 error, 0 warnings and 0 notes in 0 of 0 files\n"), QByteArray(agents.run(QStringLiteral("check nothing")).out).constData());
    }

    void ignoresFindingsInTheBaseline()
    {
        const AgentWorkspace agents;
        QCOMPARE(agents.run(QStringLiteral("check team broken --baseline known.json --write-baseline")).code, ExitCode::Done);
        const CliRun later = agents.run(QStringLiteral("check team broken --baseline known.json"));
        QVERIFY2(later.code == ExitCode::Done && later.out.contains("2 in the baseline, not counted"), QByteArray(later.out).constData());
        agents.write(QStringLiteral("team/agents/new.md"), slips);
        QCOMPARE(agents.run(QStringLiteral("check team broken --baseline known.json")).code, ExitCode::Findings);
    }

    void rejectsEditsThatAddErrors_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("file");
        QTest::newRow("set") << "set layers/identity.md tier nope" << "layers/identity.md";
        QTest::newRow("replace") << "replace good go:od: --in team --write" << "team/agents/good.md";
        QTest::newRow("a value that the client rejects") << "set team/agents/good.md maxTurns abc" << "team/agents/good.md";
        QTest::newRow("default agent") << "set config.toml workspace.agent none" << "config.toml";
        QTest::newRow("default profile") << "set config.toml workspace.profile none" << "config.toml";
    }

    void rejectsEditsThatAddErrors()
    {
        QFETCH(QString, line);
        QFETCH(QString, file);
        const AgentWorkspace agents;
        if (agents.bytes(file).isEmpty())
            agents.write(file, "---\ntier: granite\n---\nYou are a gardener.\n");
        agents.write(QStringLiteral("team/agents/good.md"), "---\nname: good\ndescription: so good it is\ntools: Read\n---\nDo it.\n");
        const QByteArray before = agents.bytes(file);
        const CliRun refused = agents.run(QString(line).replace(QStringLiteral("go:od:"), QStringLiteral("x:")));
        QVERIFY2(refused.code == ExitCode::Findings, QByteArray(refused.out + refused.err).constData());
        QCOMPARE(agents.bytes(file), before);
        const CliRun forced = agents.run(QString(line).replace(QStringLiteral("go:od:"), QStringLiteral("x:")) + QStringLiteral(" --force"));
        QVERIFY2(forced.code == ExitCode::Done, QByteArray(forced.out + forced.err).constData());
        QVERIFY(agents.bytes(file) != before);
    }

    void reportsUnusableAgents_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<bool>("fails");
        QTest::newRow("no text") << QByteArray() << QByteArray("[agent-empty]") << true;
        QTest::newRow("only blanks") << QByteArray(" \n\n") << QByteArray("[agent-empty]") << true;
        QTest::newRow("no body") << QByteArray("---\nname: odd\ndescription: Reviews code.\n---\n\n") << QByteArray("[agent-no-body]") << false;
        QTest::newRow("no name") << QByteArray("---\nname: \"\"\ndescription: Reviews code.\n---\nReview.\n") << QByteArray("[agent-unnamed]") << true;
        QTest::newRow("no such model") << QByteArray("---\nname: odd\ndescription: Reviews code.\nmodel: opuss\n---\nReview.\n") << QByteArray("[model-unknown]") << false;
    }

    void reportsUnusableAgents()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        QFETCH(bool, fails);
        const AgentWorkspace agents;
        agents.write(QStringLiteral("agents/odd.md"), text);
        const CliRun run = agents.run(QStringLiteral("check agents/odd.md"));
        QVERIFY2(run.out.contains(code), QByteArray(run.out + run.err).constData());
        QCOMPARE(run.code == ExitCode::Findings, fails);
    }

    /// A client may have models that no adapter lists, so the name need not be wrong.
    void unlistedClientModelsAreOnlyNotes()
    {
        const AgentWorkspace agents;
        agents.write(QStringLiteral(".github/agents/odd.agent.md"), "---\nname: odd\ndescription: Reviews code.\nmodel: Unlisted 9\n---\nReview.\n");
        const CliRun run = agents.run(QStringLiteral("check .github"));
        QVERIFY2(run.out.contains(".github/agents/odd.agent.md:4:8: note: GitHub Copilot may support the model `Unlisted 9`"), QByteArray(run.out + run.err).constData());
        QVERIFY2(run.out.contains("0 errors, 0 warnings and 1 note"), run.out.constData());
    }

    void reportsMissingDefaults()
    {
        const AgentWorkspace agents;
        agents.write(QStringLiteral("config.toml"), "[workspace]\nagent = \"none\"\nprofile = \"neither\"\n");
        const CliRun run = agents.run(QStringLiteral("check config.toml"));
        QVERIFY2(run.out.contains("config.toml:2:") && run.out.contains("[default-missing-agent]"), QByteArray(run.out).constData());
        QVERIFY2(run.out.contains("config.toml:3:") && run.out.contains("[default-missing-profile]"), QByteArray(run.out).constData());
    }

    /// A default may exist in an unreadable folder, so it is not reported as missing.
    void doesNotReportUnreadDefaultsAsMissing()
    {
        const QString tooDeep = QStringList(40, QStringLiteral("d")).join(u'/') + QStringLiteral("/none.md");
        for (const QString &folder : {QStringLiteral("agents/"), QStringLiteral("profiles/")}) {
            const AgentWorkspace agents;
            agents.write(QStringLiteral("config.toml"), "[workspace]\nagent = \"none\"\nprofile = \"neither\"\n");
            agents.write(folder + tooDeep, "---\nname: none\n---\nText.\n");
            const CliRun run = agents.run(QStringLiteral("check"));
            QVERIFY2(run.out.contains("[file-"), run.out.constData());
            QCOMPARE(run.out.contains("[default-missing-agent]"), folder != u"agents/");
            QCOMPARE(run.out.contains("[default-missing-profile]"), folder != u"profiles/");
        }
    }

    void setCanRepairABrokenField()
    {
        const AgentWorkspace agents;
        const CliRun other = agents.run(QStringLiteral("set broken/agents/colon.md model opus"));
        QCOMPARE(other.code, ExitCode::Input);
        QVERIFY2(other.err.contains("outcrop-cli check --fix broken/agents/colon.md"), QByteArray(other.err).constData());
        const CliRun convert = agents.run(QStringLiteral("convert colon --to xml"));
        QVERIFY2(convert.err.contains("outcrop-cli check --fix"), QByteArray(convert.err).constData());
        const CliRun itself = agents.run(QStringLiteral("set broken/agents/colon.md description new"));
        QVERIFY2(itself.code == ExitCode::Done, QByteArray(itself.err).constData());
        QCOMPARE(agents.bytes(QStringLiteral("broken/agents/colon.md")), QByteArray(brokenAgent).replace("Use it: often", "new"));
    }
};

OUTCROP_TEST(TestCliCheck, CoreApplication)

} // namespace tst_clicheck

#include "tst_clicheck.moc"
