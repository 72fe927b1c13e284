// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the output and exit codes of `validate`.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/agentgenerator.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clivalidate {

namespace {

QStringList words(const QString &line)
{
    return line.split(u' ', Qt::SkipEmptyParts);
}

Json jsonOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

QByteArray cleanAgent()
{
    return AgentGenerator(1).agent(QStringLiteral("clean"), {true, true, true, 10}).toUtf8();
}

/// A workspace whose folder team/ has one agent that passes and one that fails.
class AgentWorkspace
{
public:
    AgentWorkspace() : m_copy(QStringLiteral("plain"))
    {
        m_copy.write(QStringLiteral("team/clean.md"), cleanAgent());
        m_copy.write(QStringLiteral("team/wrong.md"), cleanAgent() + "\nThink step by step.\n");
    }

    CliRun run(const QString &line) const { return runCli(words(line), m_copy.folder()); }
    void write(const QString &path, const QByteArray &bytes) const { m_copy.write(path, bytes); }

private:
    WorkspaceCopy m_copy;
};

} // namespace

class TestCliValidate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::newRow("all passed") << "validate team/clean.md" << 0;
        QTest::newRow("a finding") << "validate team" << 1;
        QTest::newRow("a finding of another criterion") << "validate team --criteria PV-001,PV-002" << 0;
        QTest::newRow("an unknown criterion") << "validate --criteria PV-1" << 2;
        QTest::newRow("an unknown report") << "validate --report html" << 2;
        QTest::newRow("recording one file") << "validate team/clean.md --record" << 2;
        QTest::newRow("no such file") << "validate team/none.md" << 3;
        QTest::newRow("an agent by name") << "validate clerk" << 0;
        QTest::newRow("an unknown name") << "validate clrek" << 2;
        QTest::newRow("no agent there") << "validate layers" << 3;
        QTest::newRow("no agent at all") << "validate layers/none.md" << 3;
        QTest::newRow("a list of one") << "validate --list team" << 2;
    }

    void exitCodeMatchesTheOutcome()
    {
        QFETCH(QString, line);
        QFETCH(int, code);
        const CliRun run = AgentWorkspace().run(line);
        QCOMPARE(static_cast<int>(run.code), code);
        QVERIFY(code < 2 || !run.err.isEmpty());
        QVERIFY(code < 2 || run.out.isEmpty() == (line != u"validate layers")); // `validate layers` prints a report, because the folder exists but has no agents
    }

    /// An agent that its client cannot load correctly does not pass, unless specific criteria are requested.
    void agentsWithErrorsFail()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral(".claude/agents/odd.md"), "---\nname: odd\ndescription: Odd.\ntools: Raed\nmaxTurns: abc\n---\nDo it.\n");
        for (const QString &form : {QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("sarif"), QStringLiteral("junit")}) {
            const CliRun run = runCli(words(QStringLiteral("validate .claude/agents --report ") + form), copy.folder());
            QVERIFY2(run.code == ExitCode::Input, run.err.constData());
            QVERIFY2(run.out.contains("Raed"), run.out.constData());
        }
        QCOMPARE(runCli(words(QStringLiteral("validate .claude/agents --criteria PV-004")), copy.folder()).code, ExitCode::Done);
        const QByteArray checked = runCli(words(QStringLiteral("check .claude/agents")), copy.folder()).out;
        const QByteArray validated = runCli(words(QStringLiteral("validate .claude/agents")), copy.folder()).out;
        for (const QByteArray &line : checked.split('\n'))
            QVERIFY2(!line.contains(": error: ") || validated.contains(line), line.constData());
    }

    void listsCriteria()
    {
        const CliRun run = AgentWorkspace().run(QStringLiteral("validate --list"));
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        const Json criteria = jsonOf(AgentWorkspace().run(QStringLiteral("--json validate --list")))["criteria"];
        QCOMPARE(criteria.size(), size_t(18));
        for (const Json &criterion : criteria)
            QVERIFY(run.out.contains(qString(criterion["id"]).toUtf8()));
    }

    void unreadableFilesDetermineTheExitCode()
    {
        const AgentWorkspace agents;
        agents.write(QStringLiteral("team/bytes.md"), "---\nname: a\ndescription: b\nmodel: c\n---\n\xff\n");
        const CliRun run = agents.run(QStringLiteral("validate team"));
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY(run.out.contains("team/bytes.md:6:1: error: "));
        QVERIFY(run.out.contains("[PV-005]"));
    }

    void localWithoutLocalProvidersIsAUsageError()
    {
        const AgentWorkspace agents;
        agents.write(QStringLiteral("config.toml"), "[providers.open-source]\nbase_url = \"https://models.example\"\n");
        const CliRun run = agents.run(QStringLiteral("validate team --providers local"));
        QCOMPARE(run.code, ExitCode::Usage);
        QVERIFY2(run.err.contains("no provider is local") && run.err.contains("base_url"), run.err.constData());
    }

    void printsLocationsAndASummary()
    {
        const CliRun run = AgentWorkspace().run(QStringLiteral("validate team --criteria PV-005"));
        QVERIFY(run.out.contains("team/wrong.md:"));
        QVERIFY(run.out.endsWith("1 of 2 tests passed (2 agents, 1 criterion)\n"));
    }

    void jsonIsOneDocument()
    {
        for (const QString &line :
            {QStringLiteral("--json validate team"), QStringLiteral("validate team --report json")}) {
            const Json report = jsonOf(AgentWorkspace().run(line));
            QCOMPARE(report["summary"]["failed"].get<int>(), 1);
            QCOMPARE(report["agents"].size(), size_t(2));
        }
    }

    void writesSarifAndJunit()
    {
        const Json sarif = jsonOf(AgentWorkspace().run(QStringLiteral("validate team --report sarif")));
        QCOMPARE(qString(sarif["version"]), QStringLiteral("2.1.0"));
        QCOMPARE(qString(sarif["runs"][0]["results"][0]["ruleId"]), QStringLiteral("PV-005"));
        QVERIFY(AgentWorkspace().run(QStringLiteral("validate team --report junit")).out.startsWith("<?xml"));
        QVERIFY(jsonOf(AgentWorkspace().run(QStringLiteral("--json validate team --report junit"))).contains("agents"));
    }

    void rejectsInvalidWorkspaceCriteria()
    {
        const AgentWorkspace agents;
        agents.write(QStringLiteral("portability/validation/portability-tests.yaml"),
            "criteria:\n  - {id: PV-001, kind: dynamic}\n");
        const CliRun run = agents.run(QStringLiteral("validate team"));
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY(run.err.startsWith("portability/validation/portability-tests.yaml:2:"));
    }

    void brokenFrontMatterFails()
    {
        const AgentWorkspace agents;
        agents.write(QStringLiteral("team/colon.md"), "---\nname: a\ndescription: b: c\nmodel: d\n---\nDo it.\n");
        const CliRun run = agents.run(QStringLiteral("validate team/colon.md --criteria PV-001"));
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY(run.out.startsWith("team/colon.md:3:"));
    }

    void sampleIsPortable()
    {
        const CliRun run = runCli({QStringLiteral("validate")}, QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"));
        QCOMPARE(run.code, ExitCode::Done);
        COMPARE_GOLDEN(QStringLiteral("cli/validate-sample.txt"), run.out);
    }

    void corporaMatchTheirReports()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            QSKIP("OUTCROP_CORPORA is not set");
        const QString ten = QStringLiteral("PV-001,PV-002,PV-003,PV-004,PV-005,PV-006,PV-007,PV-008,PV-009,PV-010");
        const CliRun portable = runCli({QStringLiteral("validate"), QStringLiteral("--criteria"), ten,
                                           QStringLiteral("--report"), QStringLiteral("json")},
            corpora + QStringLiteral("/jerry/eng-team"));
        QCOMPARE(portable.code, ExitCode::Done);
        QCOMPARE(jsonOf(portable)["summary"]["passed"].get<int>(), 100);
        const CliRun older = runCli({QStringLiteral("validate"), QStringLiteral("--report"), QStringLiteral("json")},
            corpora + QStringLiteral("/jerry/existing"));
        QCOMPARE(older.code, ExitCode::Done);
        const Json report = jsonOf(older);
        for (const Json &agent : report["agents"]) {
            for (const Json &result : agent["results"]) {
                const QString id = qString(result["criterion"]);
                if (id >= u"PV-008" && id <= u"PV-010")
                    QCOMPARE(qString(result["outcome"]), QStringLiteral("not-opted-in"));
                if (id >= u"PV-017")
                    QCOMPARE(qString(result["outcome"]), QStringLiteral("passed"));
            }
        }
    }
};

OUTCROP_TEST(TestCliValidate, CoreApplication)

} // namespace tst_clivalidate

#include "tst_clivalidate.moc"
