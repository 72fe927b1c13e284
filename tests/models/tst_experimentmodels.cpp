// SPDX-License-Identifier: GPL-3.0-or-later
// Tests experiments as rows, charts and numbers, and that charts and tables agree.
#include "models/base/roles.h"
#include "models/experiments/experimentfigures.h"
#include "models/experiments/experimentsmodel.h"
#include "models/experiments/metrictext.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace outcrop;

namespace tst_experimentmodels {

namespace {

using Mode = QAbstractItemModelTester::FailureReportingMode;

TrialResult trial(qsizetype number, const char *arm, int item, double tokens)
{
    TrialResult result;
    result.number = number;
    result.arm = QString::fromLatin1(arm);
    result.item = QStringLiteral("case-%1").arg(item);
    result.values.insert(Metric::Tokens, tokens);
    return result;
}

/// Returns a report of two arms and six cases: the structured arm takes about 40 fewer tokens.
ExperimentReport someReport(std::optional<double> relevant = {})
{
    ExperimentSetup setup;
    setup.name = QStringLiteral("shorter");
    setup.arms = {{QStringLiteral("structured"), {}, {}}, {QStringLiteral("plain"), {}, {}}};
    setup.reference = QStringLiteral("plain");
    setup.metrics = {{Metric::Tokens, relevant}};
    RunRecord record;
    record.planned = 12;
    record.cases = 6;
    record.end = RunEnd::Done;
    const QList<double> structured{160, 150, 171, 155, 149, 162};
    const QList<double> plain{200, 195, 206, 197, 190, 199};
    for (int i = 0; i < 6; ++i)
        record.results += {trial(2 * i, "structured", i, structured.at(i)), trial(2 * i + 1, "plain", i, plain.at(i))};
    return createReport(setup, record);
}

QString cell(const ValueTable &table, int row, const QString &header)
{
    return table.rows.at(row).cells.value(table.headers.indexOf(header)).exportText;
}

} // namespace

class TestExperimentModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void listsExperiments()
    {
        ExperimentsModel model;
        const QAbstractItemModelTester tester(&model, Mode::QtTest);
        ExperimentRow first{QStringLiteral("shorter"), QStringLiteral("experiments/shorter.yaml"), {}, {QStringLiteral("a"), QStringLiteral("b")}};
        ExperimentRow broken{QStringLiteral("torn"), QStringLiteral("experiments/torn.yaml"), {}, {},
            ExperimentState::Unreadable, 0, 0, QStringLiteral("It has no arms.")};
        model.setRows({first, broken});
        QCOMPARE(dump(model), QStringLiteral("# Experiment | State | Contents\nshorter | not run | a, b\ntorn | unreadable | It has no arms.\n"));
        QVERIFY(rejectsOutOfRange(model));
        QCOMPARE(model.index(1, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("It has no arms."));
        QVERIFY(model.index(1, 0).data(SeverityRole).isValid());
        const QPersistentModelIndex chosen = model.index(0, 0);
        first.state = ExperimentState::Running;
        first.completedTrials = 3;
        first.planned = 12;
        model.setRows({first, broken});
        QVERIFY(chosen.isValid());
        QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("running, 3 of 12 trials"));
        QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("shorter, running, 3 of 12 trials, a, b"));
        first.state = ExperimentState::Changed;
        model.setRows({first, broken});
        QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("changed since its run, 3 of 12 trials"));
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }

    void showsArmDistributions()
    {
        const MetricFigures figures = metricFigures(someReport()).first();
        const ExperimentFigure &figure = figures.distribution;
        QCOMPARE(figure.plot.rows.size(), 2);
        QCOMPARE(figure.plot.rows.first().title, QStringLiteral("structured"));
        QCOMPARE(figure.plot.rows.first().points.size(), 6);
        QCOMPARE(figure.plot.rows.first().points.first().title, QStringLiteral("case-0"));
        QCOMPARE(cell(figure.table, 0, QStringLiteral("Cases")), QStringLiteral("6"));
        QCOMPARE(cell(figure.table, 1, QStringLiteral("Mean")).toDouble(), *figure.plot.rows.at(1).meanValue);
        QCOMPARE(cell(figure.table, 0, QStringLiteral("95% CI lower bound")).toDouble(), figure.plot.rows.first().interval->low);
        QVERIFY(figure.plot.low < 149 && figure.plot.high > 206);
        QCOMPARE(figure.plot.axis, QStringLiteral("tokens"));
        ValueTableModel model;
        const QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.setTable(figure.table);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 12);
    }

    void showsPairedDifferences()
    {
        const ExperimentFigure figure = metricFigures(someReport(5)).first().difference;
        QCOMPARE(figure.plot.rows.size(), 1);
        const PlotRow &row = figure.plot.rows.first();
        QCOMPARE(row.title, QStringLiteral("structured − plain"));
        QCOMPARE(row.points.size(), 6);
        QCOMPARE(row.points.first().value, -40.0);
        QCOMPARE(row.points.first().title, QStringLiteral("case-0"));
        QVERIFY(row.interval && row.interval->high < 0);
        QVERIFY(figure.plot.marksZero);
        QCOMPARE(*figure.plot.smallestRelevant, 5.0);
        QVERIFY(figure.plot.high > 5);
        QCOMPARE(cell(figure.table, 0, QStringLiteral("Mean difference")).toDouble(), *row.meanValue);
        QCOMPARE(cell(figure.table, 0, QStringLiteral("95% CI upper bound")).toDouble(), row.interval->high);
        QVERIFY(!figure.sentence.isEmpty());
        QVERIFY(toCsv(figure.table).startsWith("Difference,Cases,"));
    }

    void handlesEmptyAndInfiniteValues()
    {
        IntervalPlot plot;
        plot.computeRange();
        QVERIFY(plot.low < plot.high);
        PlotRow row{QStringLiteral("a"), QStringLiteral("a")};
        row.meanValue = 5;
        row.interval = Interval{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
        plot.rows = {row};
        plot.computeRange();
        QVERIFY(plot.low < 5 && plot.high > 5 && plot.high < 10);
        MetricReport empty;
        empty.metric = Metric::Latency;
        empty.arms = {{QStringLiteral("a"), {}, {}, {}, 2}};
        QCOMPARE(distributionFigure(empty).table.rows.first().cells.at(2).text, QStringLiteral("–"));
        QVERIFY(differenceFigure(empty).plot.rows.isEmpty());
        QVERIFY(metricFigures({}).isEmpty());
    }

    void formatsNumbersWithUnits()
    {
        QCOMPARE(metricText(Metric::Tokens, 1204), QStringLiteral("1,204"));
        QCOMPARE(metricText(Metric::Latency, 340.26), QStringLiteral("340.3 ms"));
        QCOMPARE(metricText(Metric::Cost, 0.01234), QStringLiteral("$0.0123"));
        QCOMPARE(metricText(Metric::Success, 0.875), QStringLiteral("87.50%"));
        QCOMPARE(metricText(Metric::Tokens, Interval{-12.4, 3}), QStringLiteral("-12.40 to 3"));
        QCOMPARE(metricText(Metric::Latency, Interval{-std::numeric_limits<double>::infinity(), 3}), QStringLiteral("-∞ to 3 ms"));
        QCOMPARE(metricText(Metric::Cost, std::numeric_limits<double>::infinity()), QStringLiteral("∞"));
        QCOMPARE(pValueLabel(std::nullopt), QStringLiteral("–"));
        QCOMPARE(pValueLabel(1e-9), QStringLiteral("< 0.0001"));
        QCOMPARE(pValueLabel(0.034), QStringLiteral("0.0340"));
        for (const MetricInfo &info : metricInfos())
            QVERIFY(!metricTitle(info.metric).isEmpty() && !metricUnit(info.metric).isEmpty());
    }
};

OUTCROP_TEST(TestExperimentModels, GuiApplication)

} // namespace tst_experimentmodels

#include "tst_experimentmodels.moc"
