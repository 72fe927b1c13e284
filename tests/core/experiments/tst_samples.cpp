// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the edge cases of every statistic: too few values, no variance, incomplete pairs. Also tests seeds and interim analyses.
#include "core/experiments/bootstrap.h"
#include "core/experiments/effectsize.h"
#include "core/experiments/holm.h"
#include "core/experiments/power.h"
#include "core/experiments/randomnumbers.h"
#include "core/experiments/stoppingrule.h"
#include "core/experiments/ttest.h"
#include "core/experiments/wilcoxon.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace outcrop;

Q_DECLARE_METATYPE(outcrop::PairedOutcomes)

namespace tst_samples {

namespace {

using Numbers = QList<double>;

/// Returns `count` values that alternate between 0.1 below and 0.1 above `middle`.
Numbers alternatingValues(double middle, int count)
{
    Numbers values;
    for (int i = 0; i < count; ++i)
        values.append(middle + (i % 2 ? 0.1 : -0.1));
    return values;
}

} // namespace

class TestSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsUntestableSamples_data()
    {
        QTest::addColumn<Numbers>("first");
        QTest::addColumn<Numbers>("second");
        QTest::addColumn<bool>("paired");
        QTest::addColumn<bool>("welch");
        QTest::addColumn<bool>("ranks");
        QTest::newRow("nothing") << Numbers() << Numbers() << false << false << false;
        QTest::newRow("one pair") << Numbers{1} << Numbers{2} << false << false << true;
        QTest::newRow("unequal") << Numbers{1, 2, 4} << Numbers{2, 3} << false << true << false;
        QTest::newRow("the same") << Numbers{1, 2} << Numbers{1, 2} << false << true << false;
        QTest::newRow("the same difference") << Numbers{1, 2} << Numbers{2, 3} << false << true << true;
        QTest::newRow("constant") << Numbers{1, 1} << Numbers{2, 2} << false << false << true;
        QTest::newRow("two pairs") << Numbers{1, 2} << Numbers{2, 5} << true << true << true;
    }

    void reportsUntestableSamples()
    {
        QFETCH(Numbers, first);
        QFETCH(Numbers, second);
        QTEST(pairedT(first, second).ok(), "paired");
        QTEST(welchT(first, second).ok(), "welch");
        QTEST(signedRank(first, second).ok(), "ranks");
    }

    void describesFewValues()
    {
        QVERIFY(!describe({}));
        QVERIFY(!describe({3})->deviation);
        QCOMPARE(describe({3})->medianValue, 3.0);
        QCOMPARE(*describe({1, 3})->deviation, std::sqrt(2.0));
        QCOMPARE(mean({1e15, 1e15 + 2}), 1e15 + 1);
    }

    /// Five pairs have the same direction, so 2 of the 32 sign combinations are equally extreme.
    void computesExactSignedRanks()
    {
        const Result<SignedRank> ranks = signedRank({2, 4, 6, 8, 10}, {1, 2, 3, 4, 5});
        QCOMPARE(ranks->p, 0.0625);
        QCOMPARE(ranks->positiveRankSum, 15.0);
        QVERIFY(ranks->method == WilcoxonMethod::Exact);
        QCOMPARE(rankBiserial({2, 4, 6}, {1, 2, 3}), 1.0);
        const Result<SignedRank> zero = signedRank({2, 4, 6}, {1, 2, 6}, Continuity::Plain);
        QCOMPARE(zero->zeros, 1);
        QVERIFY(zero->method == WilcoxonMethod::Plain);
    }

    void hasNoEffectSizeWithoutSpread()
    {
        QVERIFY(!cohenD({1, 1}, {2, 2}));
        QVERIFY(!hedgesG({1}, {2, 3}));
        QVERIFY(!pairedD({1, 2}, {2, 3}));
        QVERIFY(!rankBiserial({1, 2}, {1, 2}));
    }

    void holmKeepsTheOrder()
    {
        QCOMPARE(holmAdjustedPValues({}), Numbers());
        QCOMPARE(holmAdjustedPValues({0.04, 0.01, 0.03}), (Numbers{0.06, 0.03, 0.06}));
        QCOMPARE(holmAdjustedPValues({0.9, 0.8}), (Numbers{1, 1}));
    }

    void plansSampleSizes_data()
    {
        QTest::addColumn<std::optional<qint64>>("size");
        QTest::addColumn<std::optional<qint64>>("expected");
        const std::optional<qint64> none;
        QTest::newRow("paired, half a deviation") << pairedSize(0.5) << std::optional<qint64>(34);
        QTest::newRow("two arms, half a deviation") << twoSampleSize(0.5) << std::optional<qint64>(64);
        QTest::newRow("the sign does not matter") << twoSampleSize(-0.5) << std::optional<qint64>(64);
        QTest::newRow("shares") << shareSize(0.5, 0.75) << std::optional<qint64>(58);
        QTest::newRow("an enormous effect") << pairedSize(50) << std::optional<qint64>(2);
        QTest::newRow("no effect") << pairedSize(0) << none;
        QTest::newRow("equal shares") << shareSize(0.5, 0.5) << none;
        QTest::newRow("too small to plan for") << twoSampleSize(1e-6) << none;
        QTest::newRow("an unreachable power") << pairedSize(0.5, {0.05, 1.5}) << none;
    }

    void plansSampleSizes()
    {
        QFETCH(std::optional<qint64>, size);
        QTEST(size, "expected");
    }

    /// The results are equal on every machine, because users can specify seeds.
    void shufflesRepeatablyBySeed()
    {
        QCOMPARE(RandomNumbers(1).shuffledIndexes(8), RandomNumbers(1).shuffledIndexes(8));
        QVERIFY(RandomNumbers(1).shuffledIndexes(8) != RandomNumbers(2).shuffledIndexes(8));
        QList<qsizetype> sorted = RandomNumbers(3).shuffledIndexes(1000);
        std::sort(sorted.begin(), sorted.end());
        for (qsizetype i = 0; i < sorted.size(); ++i)
            QCOMPARE(sorted[i], i);
        QCOMPARE(RandomNumbers(1).shuffledIndexes(6), (QList<qsizetype>{1, 3, 0, 4, 5, 2}));
    }

    void bootstrapIsRepeatable()
    {
        const Numbers values{1, 2, 3, 4, 10};
        const std::optional<Bootstrap> one = bootstrapMean(values);
        const std::optional<Bootstrap> two = bootstrapMean(values);
        QCOMPARE(one->estimate, 4.0);
        QVERIFY(one->percentile == two->percentile && one->bcaInterval == two->bcaInterval);
        QVERIFY(!(bootstrapMean(values, {.seed = 2})->percentile == one->percentile));
        QVERIFY(one->bcaInterval->low > one->percentile.low); // the distribution has a right tail, so the BCa interval begins higher
        QVERIFY(one->percentile.contains(4) && one->bcaInterval->contains(4));
    }

    void bootstrapsSmallSamples()
    {
        QVERIFY(!bootstrapMean({}));
        QVERIFY(!bootstrapDifference({1, 2}, {}));
        const std::optional<Bootstrap> constant = bootstrapMean({2, 2, 2});
        QVERIFY(constant->percentile == (Interval{2, 2}));
        const std::optional<Bootstrap> apart = bootstrapDifference({10, 11, 12}, {1, 2, 3});
        QCOMPARE(apart->estimate, 9.0);
        QVERIFY(apart->bcaInterval->low > 7 && apart->bcaInterval->high < 11);
    }

    void givesInterimVerdicts_data()
    {
        QTest::addColumn<Numbers>("differences");
        QTest::addColumn<double>("relevant");
        QTest::addColumn<qsizetype>("most");
        QTest::addColumn<InterimVerdict>("verdict");
        QTest::newRow("nothing yet") << Numbers() << 0.0 << qsizetype(0) << InterimVerdict::Continue;
        QTest::newRow("too few") << Numbers{9, 10, 11, 10} << 0.0 << qsizetype(0) << InterimVerdict::Continue;
        QTest::newRow("clear") << alternatingValues(1, 12) << 0.0 << qsizetype(0) << InterimVerdict::Difference;
        QTest::newRow("open") << Numbers{1, -1, 2, -2, 1, -1} << 0.0 << qsizetype(0) << InterimVerdict::Continue;
        QTest::newRow("open at the end of the plan")
            << Numbers{1, -1, 2, -2, 1, -1} << 0.0 << qsizetype(6) << InterimVerdict::PlanCompleted;
        QTest::newRow("too small to matter")
            << alternatingValues(0, 30) << 0.5 << qsizetype(0) << InterimVerdict::NoRelevantDifference;
        QTest::newRow("there, and too small to matter")
            << alternatingValues(0.2, 30) << 0.5 << qsizetype(0) << InterimVerdict::NoRelevantDifference;
        QTest::newRow("all the same") << Numbers{1, 1, 1, 1, 1, 1} << 0.0 << qsizetype(0) << InterimVerdict::Continue;
    }

    void givesInterimVerdicts()
    {
        QFETCH(Numbers, differences);
        QFETCH(double, relevant);
        QFETCH(qsizetype, most);
        StoppingRule rule;
        rule.maximumPairs = most;
        if (relevant > 0)
            rule.relevantDifference = relevant;
        QTEST(interimVerdict(differences, rule), "verdict");
    }

    void givesInterimVerdictsOnSuccess_data()
    {
        QTest::addColumn<PairedOutcomes>("outcomes");
        QTest::addColumn<InterimVerdict>("verdict");
        QTest::newRow("nothing") << PairedOutcomes() << InterimVerdict::Continue;
        QTest::newRow("equal") << PairedOutcomes{20, 5, 5, 0} << InterimVerdict::Continue;
        QTest::newRow("seven of seven") << PairedOutcomes{0, 7, 0, 0} << InterimVerdict::Continue;
        QTest::newRow("eight of eight") << PairedOutcomes{0, 8, 0, 0} << InterimVerdict::Difference;
    }

    void givesInterimVerdictsOnSuccess()
    {
        QFETCH(PairedOutcomes, outcomes);
        QTEST(interimVerdict(outcomes, {}), "verdict");
    }

    /// The interval inverts the test: for a value at its end, the evidence is 1/alpha.
    void intervalInvertsTheTest()
    {
        const Numbers values{0.3, 1.2, 0.8, -0.1, 0.9, 1.4, 0.2, 0.6};
        const Interval interval = anytimeState(values)->interval;
        Numbers moved = values;
        for (double &value : moved)
            value -= interval.low;
        QVERIFY(std::fabs(anytimeState(moved)->evidence - 20) < 1e-6);
        QVERIFY(std::isinf(anytimeState({1, 2})->interval.high));
    }
};

OUTCROP_TEST(TestSamples, CoreApplication)

} // namespace tst_samples

#include "tst_samples.moc"
