// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the exact output of `experiment`: plans, runs without a provider, reports, recomputed records, exit codes, and unreadable files.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QFile>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliexperiment {

namespace {

const QString record = QStringLiteral(OUTCROP_TEST_DATA "/experiments/recorded.json");

CliRun import(const QStringList &words, const QByteArray &input = {})
{
    return runCli(QStringList{QStringLiteral("experiment"), QStringLiteral("import")} + words, plainWorkspace(), input);
}

/// A copy of the workspace `plain` with an experiment that makes no API calls.
class ExperimentFixture
{
public:
    ExperimentFixture()
    {
        m_copy.write(QStringLiteral("experiments/forms.yaml"),
                     "description: Which is shorter?\nall: {provider: openai, model: gpt-4.1, agent: '', request: 'Name {what}.'}\n"
                     "arms: [{name: xml, format: prompt-xml}, {name: text, format: markdown}]\ndata: ./cases.csv\nmetrics: [tokens, overhead]\n");
        QByteArray cases = "id,what\n";
        for (int i = 1; i <= 24; ++i)
            cases += QByteArray::number(i) + ',' + QByteArray("one book ").repeated(i % 6 + 1) + '\n';
        m_copy.write(QStringLiteral("experiments/forms/cases.csv"), cases);
    }

    const WorkspaceCopy &copy() const { return m_copy; }
    CliRun run(const QStringList &words) const { return runCli(QStringList{QStringLiteral("experiment")} + words, m_copy.folder()); }

private:
    WorkspaceCopy m_copy{QStringLiteral("plain")};
};

const QString forms = QStringLiteral("forms");

} // namespace

class TestCliExperiment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsExperiments()
    {
        const ExperimentFixture desk;
        const CliRun before = desk.run({QStringLiteral("list")});
        QVERIFY2(before.code == ExitCode::Done && before.out.contains("forms") && before.out.contains("tokens") && before.out.contains("not run"), before.out.constData());
        QCOMPARE(desk.run({QStringLiteral("run"), forms}).code, ExitCode::Done);
        const Json list = Json::parse(desk.run({QStringLiteral("list"), QStringLiteral("--json")}).out.toStdString())["experiments"];
        QCOMPARE(list.size(), std::size_t(1));
        QVERIFY(list[0]["trials"] == list[0]["planned"] && list[0]["trials"].get<int>() > 0);
        QVERIFY(list[0]["error"].is_null());
    }

    void helpListsMetrics()
    {
        const CliRun help = runCli({QStringLiteral("experiment"), QStringLiteral("--help")}, plainWorkspace());
        for (const char *metric : {"tokens", "overhead", "first_token", "latency", "output_tokens", "cost", "success", "quality", "violations", "judge", "assertions"})
            QVERIFY2(help.out.contains(QByteArray("\n  ").append(metric).append(' ')), metric);
    }

    void plansRunsAndReports()
    {
        const ExperimentFixture desk;
        const CliRun plan = desk.run({QStringLiteral("plan"), forms});
        QVERIFY2(plan.code == ExitCode::Done, plan.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/experiment-plan.txt"), plan.out);
        QVERIFY(desk.run({QStringLiteral("report"), forms}).code == ExitCode::Usage); // the experiment has not been run yet
        const CliRun run = desk.run({QStringLiteral("run"), forms, QStringLiteral("--offline")});
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/experiment-report.txt"), run.out);
        QCOMPARE(desk.run({QStringLiteral("report"), forms}).out, run.out);
        COMPARE_GOLDEN(QStringLiteral("cli/experiment-report.md"), desk.run({QStringLiteral("report"), forms, QStringLiteral("--report"), QStringLiteral("markdown")}).out);
        COMPARE_GOLDEN(QStringLiteral("cli/experiment-report.csv"), desk.run({QStringLiteral("report"), forms, QStringLiteral("--report"), QStringLiteral("csv")}).out);
        COMPARE_GOLDEN(QStringLiteral("cli/experiment-report.html"), desk.run({QStringLiteral("report"), forms, QStringLiteral("--report"), QStringLiteral("html")}).out);
        const QByteArray json = desk.run({QStringLiteral("report"), forms, QStringLiteral("--json")}).out;
        QCOMPARE(Json::parse(json.begin(), json.end(), nullptr, false)["run"]["trials"].get<int>(), 48);
        QCOMPARE(desk.run({QStringLiteral("report"), forms, QStringLiteral("--report"), QStringLiteral("trials")}).out.count("\r\n"), 49);
    }

    void restartsAChangedExperiment()
    {
        const ExperimentFixture desk;
        QCOMPARE(desk.run({QStringLiteral("run"), forms}).code, ExitCode::Done);
        desk.copy().append(QStringLiteral("experiments/forms/cases.csv"), "25,one more book\n");
        const CliRun changed = desk.run({QStringLiteral("run"), forms});
        QVERIFY2(changed.code == ExitCode::Input && changed.err.contains("experiment run --restart"), changed.err.constData());
        QCOMPARE(desk.run({QStringLiteral("plan"), forms}).code, ExitCode::Done);
        QCOMPARE(desk.run({QStringLiteral("run"), forms, QStringLiteral("--restart")}).code, ExitCode::Done);
    }

    /// The plan, which is made without --offline, does not need the damaged run that --restart archives.
    void restartsDespiteADamagedRun()
    {
        const ExperimentFixture desk;
        desk.copy().write(QStringLiteral("experiments/forms/results.jsonl"), "This is not a run.\n");
        const CliRun damaged = desk.run({QStringLiteral("run"), forms});
        QVERIFY2(damaged.code == ExitCode::Input && damaged.err.contains("experiment run --restart"), damaged.err.constData());
        const CliRun restarted = desk.run({QStringLiteral("run"), forms, QStringLiteral("--restart")});
        QVERIFY2(restarted.code == ExitCode::Done, restarted.err.constData());
    }

    void parallelTrialsGiveTheSameReport()
    {
        const ExperimentFixture sequential;
        const ExperimentFixture parallel;
        const CliRun one = sequential.run({QStringLiteral("run"), forms, QStringLiteral("--offline")});
        const CliRun eight = parallel.run({QStringLiteral("run"), forms, QStringLiteral("--offline"), QStringLiteral("--concurrency"), QStringLiteral("8")});
        QVERIFY2(eight.code == ExitCode::Done, eight.err.constData());
        QCOMPARE(eight.out, one.out);
        const QStringList trials{QStringLiteral("report"), forms, QStringLiteral("--report"), QStringLiteral("trials")};
        QCOMPARE(parallel.run(trials).out, sequential.run(trials).out);
    }

    void subcommandExitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<ExitCode>("code");
        const auto row = [](const char *name, const QString &words, ExitCode code) { QTest::newRow(name) << words.split(u' ') << code; };
        row("no such experiment", QStringLiteral("plan none"), ExitCode::Usage);
        row("no name", QStringLiteral("run"), ExitCode::Usage);
        row("no parallel trials", QStringLiteral("run forms --concurrency 0"), ExitCode::Usage);
        row("too many parallel trials", QStringLiteral("run forms --concurrency 65"), ExitCode::Usage);
        row("an unknown form", QStringLiteral("report forms --report pdf"), ExitCode::Usage);
        row("an arm without a mode", QStringLiteral("adopt forms xml"), ExitCode::Input);
        row("batches without a folder", QStringLiteral("export forms"), ExitCode::Usage);
        row("results that are not there", QStringLiteral("collect forms nowhere.jsonl"), ExitCode::Input);
    }

    void subcommandExitCodeMatchesTheOutcome()
    {
        QFETCH(QStringList, words);
        QFETCH(ExitCode, code);
        const CliRun run = ExperimentFixture().run(words);
        QVERIFY2(run.code == code, QByteArray(run.out + run.err).constData());
    }

    void helpMatchesTheGoldenFiles_data()
    {
        QTest::addColumn<QString>("word");
        for (const char *word : {"plan", "run", "report", "adopt", "export", "collect", "import"})
            QTest::newRow(word) << QString::fromLatin1(word);
    }

    void helpMatchesTheGoldenFiles()
    {
        QFETCH(QString, word);
        COMPARE_GOLDEN(QStringLiteral("cli/help-experiment-%1.txt").arg(word), ExperimentFixture().run({word, QStringLiteral("--help")}).out);
    }

    void importPrintsAReport()
    {
        const CliRun run = import({record});
        QVERIFY(run.code == ExitCode::Findings);
        QCOMPARE(run.err, QByteArray());
        COMPARE_GOLDEN(QStringLiteral("cli/experiment-import.txt"), run.out);
    }

    void importPrintsJson()
    {
        const CliRun run = import({QStringLiteral("--json"), record});
        const Json report = Json::parse(run.out.begin(), run.out.end(), nullptr, false);
        QVERIFY(report.is_object());
        QCOMPARE(qString(report["arms"][0]["name"]), QStringLiteral("short"));
        QCOMPARE(report["arms"][0]["cases"].get<int>(), 4);
        QCOMPARE(report["metrics"][0]["first"]["mean"].get<double>(), 101.0);
        QVERIFY(report["metrics"][2]["if_rows_are_pairs"]["paired_t"].is_null());
        QCOMPARE(qString(report["claims"][1]["outcome"]), QStringLiteral("agrees"));
    }

    void importExitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<ExitCode>("code");
        const QStringList input{QStringLiteral("-")};
        QTest::newRow("no findings") << input << QByteArray(R"({"a_metrics": [{"total_tokens": 1}], "b_metrics": [{"total_tokens": 2}]})") << ExitCode::Done;
        QTest::newRow("a claim that disagrees") << input << QByteArray(R"({"test_cases_count": 2, "a_metrics": [{}], "b_metrics": [{}]})") << ExitCode::Findings;
        QTest::newRow("no record") << input << QByteArray("{}") << ExitCode::Input;
        QTest::newRow("not JSON") << input << QByteArray("n = 5") << ExitCode::Input;
        QTest::newRow("not UTF-8") << input << QByteArray("\xff\xfe") << ExitCode::Input;
        QTest::newRow("no such file") << QStringList{QStringLiteral("nowhere.json")} << QByteArray() << ExitCode::Input;
        QTest::newRow("no file named") << QStringList() << QByteArray() << ExitCode::Usage;
    }

    void importExitCodeMatchesTheOutcome()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, input);
        QFETCH(ExitCode, code);
        const CliRun run = import(words, input);
        QVERIFY2(run.code == code, QByteArray(run.out + run.err).constData());
        QCOMPARE(run.out.isEmpty(), code != ExitCode::Done && code != ExitCode::Findings);
    }

    /// Recomputes the results of the experiment recorded in the corpora, and compares them with the values that the record claims.
    void recomputesTheRecordedExperiment()
    {
        if (qEnvironmentVariable("OUTCROP_CORPORA").isEmpty())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        const CliRun run = import({qEnvironmentVariable("OUTCROP_CORPORA") + QStringLiteral("/obra/ab_test_validation_prompts.json")});
        QVERIFY(run.code == ExitCode::Findings);
        const QString text = QString::fromUtf8(run.out).simplified();
        QVERIFY(text.contains(QLatin1String("n = 5 and 5 (the record claims 25)")));
        QVERIFY(text.contains(QLatin1String("tokens 740.6 1130.0 34.46% lower -27.80 7.43")));
        QVERIFY(text.contains(QLatin1String("latency 1910.3 2468.8 22.62% lower -6.18")));
        for (const char *claim : {"test_cases_count 25 5 and 5", "token_improvement_pct 35.2 34.46", "token_tstat -42.3 -27.80", "token_pvalue 1.23e-22 8.8e-09"})
            QVERIFY2(text.contains(QLatin1String(claim)), claim);
    }
};

OUTCROP_TEST(TestCliExperiment, CoreApplication)

} // namespace tst_cliexperiment

#include "tst_cliexperiment.moc"
