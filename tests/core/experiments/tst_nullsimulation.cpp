// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates experiments without a difference, to measure the false-positive rate of the tests, the intervals and the stop rule.
#include "core/experiments/bootstrap.h"
#include "core/experiments/randomnumbers.h"
#include "core/experiments/stoppingrule.h"
#include "core/experiments/ttest.h"
#include "core/experiments/wilcoxon.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <cmath>
#include <functional>

using namespace outcrop;

namespace tst_nullsimulation {

namespace {

constexpr int experiments = 10'000;
constexpr double alpha = 0.05;

QList<double> normalSamples(RandomNumbers &random, qsizetype count, double deviation = 1)
{
    QList<double> values(count);
    for (double &value : values)
        value = deviation * random.normal();
    return values;
}

using Draw = std::function<double(RandomNumbers &)>;

/// Simulates one experiment without a difference. Returns whether its test rejects the null hypothesis.
using Experiment = std::function<bool(RandomNumbers &)>;

bool pairedRejects(RandomNumbers &random)
{
    return pairedT(normalSamples(random, 12), normalSamples(random, 12))->p < alpha;
}

bool welchRejects(RandomNumbers &random)
{
    return welchT(normalSamples(random, 8), normalSamples(random, 25, 3))->p < alpha;
}

bool exactRankTestRejects(RandomNumbers &random)
{
    return signedRank(normalSamples(random, 20), normalSamples(random, 20))->p < alpha;
}

bool approximateRankTestRejects(RandomNumbers &random)
{
    return signedRank(normalSamples(random, 60), normalSamples(random, 60))->p < alpha;
}

/// Simulates two arms with the same success rate, as 40 discordant pairs.
bool successRejects(RandomNumbers &random)
{
    PairedOutcomes outcomes;
    for (int i = 0; i < 40; ++i)
        ++(random.uniform() < 0.5 ? outcomes.onlyFirstCount : outcomes.onlySecondCount);
    return mcnemar(outcomes)->exactP < alpha;
}

double rejectionRate(const Experiment &experiment, int times = experiments)
{
    RandomNumbers random(20);
    int count = 0;
    for (int i = 0; i < times; ++i)
        count += experiment(random);
    return static_cast<double>(count) / times;
}

/// Returns whether a simulated run of up to 100 pairs is stopped: `stops` is called with its values after every pair from the fifth on.
bool stopsEarly(RandomNumbers &random, double drift, const std::function<bool(const QList<double> &)> &stops)
{
    QList<double> values;
    while (values.size() < 100) {
        values.append(drift + random.normal());
        if (values.size() >= 5 && stops(values))
            return true;
    }
    return false;
}

bool ruleStops(const QList<double> &values)
{
    return interimVerdict(values, {}) == InterimVerdict::Difference;
}

bool naiveTestStops(const QList<double> &values)
{
    return pairedT(values, QList<double>(values.size(), 0.0))->p < alpha;
}

} // namespace

class TestNullSimulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rejectsAtTheNominalRate_data()
    {
        QTest::addColumn<Experiment>("experiment");
        QTest::newRow("paired t") << Experiment(pairedRejects);
        QTest::newRow("Welch t") << Experiment(welchRejects);
        QTest::newRow("signed rank, exact") << Experiment(exactRankTestRejects);
        QTest::newRow("signed rank, approximated") << Experiment(approximateRankTestRejects);
    }

    void rejectsAtTheNominalRate()
    {
        QFETCH(Experiment, experiment);
        const double share = rejectionRate(experiment);
        qInfo("%.2f %% of %d rejected", 100 * share, experiments);
        QVERIFY2(share > 0.04 && share < 0.06, qPrintable(QString::number(share)));
    }

    /// Counts are discrete, so an exact test stays below its nominal level.
    void exactTestStaysBelowItsLevel()
    {
        const double share = rejectionRate(successRejects);
        qInfo("%.2f %% of %d rejected", 100 * share, experiments);
        QVERIFY(share > 0.02 && share <= alpha);
    }

    void stoppingRuleKeepsItsLevel()
    {
        constexpr int runs = 2'000;
        const double rule = rejectionRate([](RandomNumbers &random) { return stopsEarly(random, 0, ruleStops); }, runs);
        const double naive = rejectionRate([](RandomNumbers &random) { return stopsEarly(random, 0, naiveTestStops); }, runs / 10);
        qInfo("watched after every pair: the rule stops %.2f %% of runs, a repeated t test %.1f %%", 100 * rule, 100 * naive);
        QVERIFY(rule <= alpha);
        QVERIFY(naive > 3 * alpha);
    }

    void stoppingRuleDetectsAnEffect()
    {
        const double seen = rejectionRate([](RandomNumbers &random) { return stopsEarly(random, 0.5, ruleStops); }, 500);
        qInfo("an effect of half a deviation is seen within 100 pairs in %.1f %% of runs", 100 * seen);
        QVERIFY(seen > 0.9);
    }

    void successRuleKeepsItsLevel()
    {
        const double share = rejectionRate([](RandomNumbers &random) {
            PairedOutcomes outcomes;
            bool hasStopped = false;
            for (int i = 0; i < 200 && !hasStopped; ++i) {
                ++(random.uniform() < 0.5 ? outcomes.onlyFirstCount : outcomes.onlySecondCount);
                hasStopped = interimVerdict(outcomes, {}) == InterimVerdict::Difference;
            }
            return hasStopped;
        });
        qInfo("watched after every pair: %.2f %% of runs stop", 100 * share);
        QVERIFY(share <= alpha);
    }

    void intervalsCoverTheMean_data()
    {
        QTest::addColumn<Draw>("draw");
        QTest::addColumn<double>("least");
        QTest::newRow("normal") << Draw([](RandomNumbers &random) { return 1 + random.normal(); }) << 0.92;
        QTest::newRow("skewed, where they are known to fall short")
            << Draw([](RandomNumbers &random) { return -std::log(1 - random.uniform()); }) << 0.87;
    }

    void intervalsCoverTheMean()
    {
        QFETCH(Draw, draw);
        QFETCH(double, least);
        quint64 seed = 0;
        const double held = rejectionRate([&](RandomNumbers &random) {
            QList<double> values(40);
            for (double &value : values)
                value = draw(random);
            return bootstrapMean(values, {.replicates = 500, .seed = ++seed})->bcaInterval->contains(1);
        }, 1'000);
        qInfo("%.1f %% of the BCa intervals cover the mean", 100 * held);
        QVERIFY(held >= least && held < 0.97);
    }
};

OUTCROP_TEST(TestNullSimulation, CoreApplication)

} // namespace tst_nullsimulation

#include "tst_nullsimulation.moc"
