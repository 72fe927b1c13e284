// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the evaluation of a run: pairs, missing values, repeats, the multiple-testing correction, the stopping rule, the report formats, and power analysis.
#include "core/experiments/armcomparison.h"
#include "core/experiments/armvalues.h"
#include "core/experiments/powerplan.h"
#include "core/experiments/randomnumbers.h"
#include "core/experiments/reportformats.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <cmath>

using namespace outcrop;

namespace tst_experimentreport {

namespace {

ExperimentSetup setupOf(const QString &more = {}, const QString &metrics = QStringLiteral("[tokens, success]"))
{
    const QString text = QStringLiteral("arms: [{name: new}, {name: old}]\ndata: d.csv\nmetrics: ") + metrics + u'\n' + more;
    return readExperiment(text, QStringLiteral("experiments/e.yaml")).setup;
}

/// Returns a run in which the tokens of arm `new` exceed those of `old` by `shift`, apart from random variation.
RunRecord runOf(const ExperimentSetup &setup, qsizetype cases, double shift)
{
    RandomNumbers random(5);
    RunRecord record;
    record.cases = cases;
    for (const Trial &trial : plannedTrials(setup, cases)) {
        TrialResult result;
        result.number = trial.number;
        result.arm = setup.arms.at(trial.arm).name;
        result.item = QString::number(trial.item);
        result.repeat = trial.repeat;
        result.isWarmUp = trial.isWarmUp;
        result.values[Metric::Tokens] = 100 + 10 * static_cast<double>(trial.item) + random.normal() + (trial.arm == 0 ? shift : 0);
        result.values[Metric::Success] = trial.arm == 0 || trial.item % 2 == 0;
        record.results.append(result);
    }
    record.planned = record.results.size();
    record.end = RunEnd::Done;
    return record;
}

const ArmComparison &comparison(const ExperimentReport &report, int metric)
{
    return report.metrics.at(metric).comparisons.first();
}

bool mentions(const QStringList &lines, const char *word)
{
    return !lines.filter(QString::fromLatin1(word)).isEmpty();
}

} // namespace

class TestExperimentReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesPairedArms()
    {
        const ExperimentSetup setup = setupOf();
        const ExperimentReport report = createReport(setup, runOf(setup, 30, -3));
        const ArmComparison &tokens = comparison(report, 0);
        QCOMPARE(tokens.firstCount, 30);
        QCOMPARE(tokens.differences.size(), 30);
        QVERIFY(tokens.finding == ComparisonFinding::Shown);
        QVERIFY(tokens.interval->high < 0 && tokens.bootstrap->high < 0);
        QCOMPARE(tokens.test, QStringLiteral("paired t test"));
        QVERIFY2(tokens.sentence.contains(QLatin1String("30 cases in both")), qPrintable(tokens.sentence));
        const ArmComparison &success = comparison(report, 1);
        QCOMPARE(success.outcomes->onlyFirstCount, 15);
        QCOMPARE(success.test, QStringLiteral("McNemar's exact test"));
        QVERIFY(success.interval->low > 0);
        QVERIFY(*success.adjustedP >= *success.p);
        QVERIFY(mentions(report.cautions, "Holm"));
    }

    void countsEachCaseOnce()
    {
        const ExperimentSetup setup = setupOf(QStringLiteral("repeats: 4\nwarm_up: 2"));
        const ExperimentReport report = createReport(setup, runOf(setup, 6, 0));
        QCOMPARE(report.planned, 2 * 6 * 4);
        QCOMPARE(report.completedTrials, report.planned);
        QCOMPARE(comparison(report, 0).firstCount, 6);
        QVERIFY(!comparison(report, 1).outcomes); // with repeats, the success rate of a case is not binary
        QVERIFY(mentions(report.cautions, "counts as one value"));
    }

    void omitsAndReportsFailedTrials()
    {
        const ExperimentSetup setup = setupOf();
        RunRecord record = runOf(setup, 10, 1);
        TrialResult &broken = record.results.first();
        broken.values.remove(Metric::Tokens);
        broken.failure = QStringLiteral("overloaded");
        const ExperimentReport report = createReport(setup, record);
        QCOMPARE(comparison(report, 0).firstCount, 9);
        QCOMPARE(comparison(report, 0).omittedCases, 1);
        QCOMPARE(report.failed, 1);
        QVERIFY(mentions(report.cautions, "1 of 20 trials failed"));
    }

    void reportsAnUnfinishedRun()
    {
        const ExperimentSetup setup = setupOf();
        RunRecord record = runOf(setup, 10, 1);
        record.results.resize(7);
        record.end = RunEnd::Open;
        QVERIFY(mentions(createReport(setup, record).cautions, "not finished (7 of 20 trials)"));
        record.results.clear();
        const ExperimentReport empty = createReport(setup, record);
        QVERIFY(comparison(empty, 0).finding == ComparisonFinding::NoData);
        QVERIFY(!mentions(empty.cautions, "Holm")); // an empty report contains no test, so no correction is mentioned
        QVERIFY(!markdownReport(empty).isEmpty() && !htmlReport(empty).isEmpty() && !csvReport(empty).isEmpty());
    }

    /// A metric without comparisons has no table of comparisons, not even its titles.
    void omitsTablesWithoutRows()
    {
        const ExperimentSetup setup = setupOf();
        ExperimentReport report = createReport(setup, runOf(setup, 10, 1));
        const qsizetype tables = markdownReport(report).count(QLatin1String("| --- |"));
        const qsizetype elements = htmlReport(report).count(QLatin1String("<table>"));
        QVERIFY(tables > 0 && elements > 0);
        report.metrics.first().comparisons.clear();
        QVERIFY(markdownReport(report).count(QLatin1String("| --- |")) < tables);
        QCOMPARE(htmlReport(report).count(QLatin1String("<table>")), elements - 1);
    }

    void comparesIndependentArms()
    {
        const ExperimentSetup setup = setupOf(QStringLiteral("design: independent"));
        const ArmComparison one = comparison(createReport(setup, runOf(setup, 40, 0)), 0);
        QCOMPARE(one.firstCount + one.secondCount, 40);
        QCOMPARE(one.test, QStringLiteral("Welch's t test"));
        QVERIFY(one.differences.isEmpty() && !one.ranks);
    }

    void comparesPairsWithEqualDifferences()
    {
        const ExperimentSetup setup = setupOf({}, QStringLiteral("[tokens]"));
        RunRecord record = runOf(setup, 30, 0);
        for (TrialResult &result : record.results)
            result.values[Metric::Tokens] = 10 * result.item.toDouble() + (result.arm == u"new" ? 12 : 0);
        const ArmComparison one = comparison(createReport(setup, record), 0);
        QVERIFY(!one.t);
        QCOMPARE(one.test, QStringLiteral("Wilcoxon signed-rank test (approximate p: ties)"));
        QCOMPARE(*one.interval, (Interval{12, 12}));
        QVERIFY(one.finding == ComparisonFinding::Shown);
    }

    void evaluatesTheStoppingRule()
    {
        const ExperimentSetup setup = setupOf(QStringLiteral("stop: {metric: tokens}"));
        const RunRecord record = runOf(setup, 30, -3);
        QVERIFY(evaluateStoppingRule(setup, record).verdict == InterimVerdict::Difference);
        RunRecord early = record;
        early.results.resize(6);
        QVERIFY(evaluateStoppingRule(setup, early).verdict == InterimVerdict::Continue);
        const ArmComparison watched = comparison(createReport(setup, record), 0);
        const ArmComparison once = comparison(createReport(setupOf(), record), 0);
        QCOMPARE(watched.test, QStringLiteral("anytime-valid test"));
        QVERIFY(watched.interval->high - watched.interval->low > once.interval->high - once.interval->low);
        QVERIFY(mentions(createReport(setup, record).cautions, "stopping rule"));
    }

    /// The test compares the adjusted interval of Agresti and Min with a manual computation for 10 pairs. Of these pairs, 4 favor the first arm and 1
    /// favors the second.
    void computesShareIntervals()
    {
        const Interval interval = shareInterval({3, 4, 1, 2}, 0.95);
        const double reach = 1.959963984540054 * std::sqrt(6 - 9.0 / 12) / 12;
        QVERIFY(std::fabs(interval.low - (0.25 - reach)) < 1e-12);
        QVERIFY(std::fabs(interval.high - (0.25 + reach)) < 1e-12);
    }

    void findsNoDifferenceBetweenEqualArms()
    {
        const ExperimentSetup setup = setupOf({}, QStringLiteral("[tokens]"));
        int seen = 0;
        constexpr int runs = 200;
        for (int run = 0; run < runs; ++run) {
            RunRecord record = runOf(setup, 12, 0);
            RandomNumbers random(static_cast<quint64>(run) + 1);
            for (TrialResult &result : record.results)
                result.values[Metric::Tokens] = random.normal();
            seen += comparison(createReport(setup, record), 0).finding == ComparisonFinding::Shown;
        }
        QVERIFY2(seen < runs / 10, qPrintable(QString::number(seen)));
    }

    void writesAllReportFormats()
    {
        const ExperimentSetup setup = setupOf(QStringLiteral("description: a | b <c>"));
        const RunRecord record = runOf(setup, 30, -3);
        const ExperimentReport report = createReport(setup, record);
        const QString markdown = markdownReport(report);
        QVERIFY(markdown.contains(QLatin1String("| new | old | 30 |")));
        QVERIFY(markdown.contains(comparison(report, 0).sentence));
        const QString html = htmlReport(report);
        QVERIFY(html.contains(QLatin1String("a | b &lt;c&gt;")) && html.contains(QLatin1String("<svg")) && !html.contains(QLatin1String("<script")));
        QCOMPARE(csvReport(report).count(QLatin1String("\r\n")), 3);
        QCOMPARE(csvTrials(record).count(QLatin1String("\r\n")), 61);
        const Json json = toJson(report);
        QCOMPARE(json["metrics"].size(), std::size_t(2));
        QCOMPARE(json["metrics"][0]["comparisons"][0]["cases"][0].get<int>(), 30);
        QVERIFY(json["metrics"][1]["comparisons"][0]["mcnemar"]["exact_p"].is_number());
    }

    void computesPower()
    {
        const ExperimentSetup setup = setupOf(QStringLiteral("plan: {effect: 0.5, alpha: 0.05}"), QStringLiteral("[tokens]"));
        const MetricPower planned = computePower(setup, 34).first();
        QCOMPARE(*planned.neededCases, 34); // G*Power and R compute 33.4 pairs for d_z = 0.5 at 80% power
        QVERIFY(planned.power > 0.8 && planned.power < 0.82);
        QVERIFY(std::fabs(pairedPower(34, *planned.smallestEffect) - 0.8) < 1e-6);
        QVERIFY(!computePower(setup, 1).first().smallestEffect);
        const ExperimentSetup relevant = setupOf({}, QStringLiteral("[{name: tokens, relevant: 3}]"));
        const MetricPower learnt = computePower(relevant, 34, createReport(relevant, runOf(relevant, 30, 0))).first();
        QVERIFY2(learnt.effect > 1.5 && learnt.effect < 3, qPrintable(QString::number(learnt.effect)));
        QVERIFY(learnt.basis.contains(QLatin1String("recorded run")));
        QVERIFY(computePower(setupOf(), 34).first().power < planned.power); // with two tests, each test gets half of the significance level
    }
};

OUTCROP_TEST(TestExperimentReport, CoreApplication)

} // namespace tst_experimentreport

#include "tst_experimentreport.moc"
