// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/armcomparison.h"

#include "core/experiments/armvalues.h"
#include "core/experiments/distributions.h"
#include "core/experiments/effectsize.h"
#include "core/experiments/experimentsmessages.h"
#include "core/experiments/testedvalues.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

/// Fills in one comparison step by step.
class ComparisonBuilder
{
public:
    ComparisonBuilder(
        const ExperimentSetup &setup, const RequestedMetric &wanted, const ComparedValues &sides, ArmComparison &into)
        : m_setup(setup)
        , m_requestedMetric(wanted)
        , m_values(sides)
        , m_comparison(into)
    {
    }

    void run()
    {
        if (m_comparison.isPaired)
            addPairs();
        else
            addArms();
        if (m_setup.stop)
            addAnytime();
        else
            chooseTest();
    }

private:
    bool countsOutcomes() const { return infoOf(m_requestedMetric.metric).isShare && m_comparison.isPaired && m_setup.repeats == 1; }

    void addPairs()
    {
        m_comparison.differences = differences(m_values.first, m_values.second);
        m_comparison.t = toOptional(pairedT(m_values.first, m_values.second, reportConfidence));
        m_comparison.effectSize = pairedD(m_values.first, m_values.second);
        m_comparison.bootstrap = toInterval(bootstrapMean(m_comparison.differences, {.seed = m_setup.seed, .confidence = reportConfidence}));
        if (countsOutcomes()) {
            m_comparison.outcomes = countOutcomes(toBooleans(m_values.first), toBooleans(m_values.second));
            m_comparison.mcnemar = mcnemar(*m_comparison.outcomes);
        } else {
            m_comparison.ranks = toOptional(signedRank(m_values.first, m_values.second));
        }
    }

    void addArms()
    {
        m_comparison.t = toOptional(welchT(m_values.first, m_values.second, reportConfidence));
        m_comparison.effectSize = hedgesG(m_values.first, m_values.second);
        m_comparison.bootstrap = toInterval(bootstrapDifference(m_values.first, m_values.second, {.seed = m_setup.seed, .confidence = reportConfidence}));
    }

    static std::optional<Interval> toInterval(const std::optional<Bootstrap> &found)
    {
        if (!found)
            return std::nullopt;
        return found->bcaInterval ? found->bcaInterval : found->percentile;
    }

    void count(const QString &test, double p, const std::optional<Interval> &interval)
    {
        m_comparison.test = test;
        m_comparison.p = p;
        m_comparison.interval = interval;
    }

    /// Adds the results that are valid for repeated evaluation. With a stopping rule, p and the interval come from them.
    void addAnytime()
    {
        const QList<double> pairs = differences(m_values.first, m_values.second);
        m_comparison.anytime = anytimeState(pairs, 1 - reportConfidence, m_setup.effect);
        if (!m_comparison.anytime)
            return;
        if (m_comparison.outcomes)
            m_comparison.anytime->p = std::fmin(1, 1 / computeAnytimeEvidence(*m_comparison.outcomes));
        count(experimentsmessages::anytimeTest(), m_comparison.anytime->p, m_comparison.anytime->interval);
    }

    /// Selects the test. Pairs that all differ by the same amount have no t statistic, but the rank test is applicable.
    void chooseTest()
    {
        if (m_comparison.outcomes && m_comparison.mcnemar)
            count(experimentsmessages::mcNemarTest(), m_comparison.mcnemar->exactP, shareInterval(*m_comparison.outcomes, reportConfidence));
        else if (m_comparison.outcomes)
            return;
        else if (m_comparison.t)
            count(m_comparison.isPaired ? experimentsmessages::pairedTTest() : experimentsmessages::welchTest(), m_comparison.t->p, m_comparison.t->interval);
        else if (m_comparison.ranks && m_comparison.bootstrap)
            count(rankTestName(*m_comparison.ranks), m_comparison.ranks->p, m_comparison.bootstrap);
    }

    /// Returns the name of the rank test, with the reason for an approximate p value: equal differences, differences of zero, or 50 and more pairs.
    static QString rankTestName(const SignedRank &ranks)
    {
        if (ranks.method == WilcoxonMethod::Exact)
            return experimentsmessages::wilcoxonTest();
        if (ranks.hasTies)
            return experimentsmessages::wilcoxonTies();
        return ranks.zeros > 0 ? experimentsmessages::wilcoxonZeros() : experimentsmessages::wilcoxonPairs();
    }

    const ExperimentSetup &m_setup;
    const RequestedMetric &m_requestedMetric;
    const ComparedValues &m_values;
    ArmComparison &m_comparison;
};

/// Returns whether a relative change is meaningful, which it is not for percentages.
bool showsChange(Metric metric)
{
    return infoOf(metric).unit != u"%";
}

bool varies(const ArmComparison &one, const ComparedValues &sides)
{
    const QList<double> all = sides.first + sides.second;
    const auto [least, most] = std::minmax_element(all.begin(), all.end());
    return one.firstCount > 0 && *least < *most;
}

} // namespace

Interval shareInterval(const PairedOutcomes &outcomes, double confidence)
{
    const auto count = static_cast<double>(outcomes.both + outcomes.neitherCount + outcomes.discordantCount()) + 2;
    const double first = static_cast<double>(outcomes.onlyFirstCount) + 0.5;
    const double second = static_cast<double>(outcomes.onlySecondCount) + 0.5;
    const double difference = first - second;
    const double margin = normalQuantile(0.5 + confidence / 2) * std::sqrt(first + second - difference * difference / count) / count;
    return {difference / count - margin, difference / count + margin};
}

ArmComparison compareArms(
    const ExperimentSetup &setup, const RequestedMetric &wanted, const ArmValues &first, const ArmValues &second)
{
    ArmComparison comparison;
    comparison.first = first.arm;
    comparison.second = second.arm;
    comparison.isPaired = setup.design == ExperimentDesign::Paired;
    const ComparedValues sides = comparedValues(setup, first, second);
    comparison.omittedCases = sides.omittedCases;
    comparison.firstCount = sides.first.size();
    comparison.secondCount = sides.second.size();
    comparison.firstMean = mean(sides.first);
    comparison.secondMean = mean(sides.second);
    if (showsChange(wanted.metric) && comparison.secondMean > 0)
        comparison.change = 100 * (comparison.firstMean - comparison.secondMean) / comparison.secondMean;
    comparison.varies = varies(comparison, sides);
    ComparisonBuilder(setup, wanted, sides, comparison).run();
    return comparison;
}

void setConclusion(
    const ExperimentSetup &setup, const RequestedMetric &wanted, qsizetype tests, ArmComparison &comparison)
{
    ComparisonSummary compared;
    compared.quantity = metricQuantity(wanted.metric);
    compared.first = comparison.first;
    compared.second = comparison.second;
    compared.firstCount = comparison.firstCount;
    compared.secondCount = comparison.secondCount;
    compared.isPaired = comparison.isPaired;
    compared.firstMean = comparison.firstMean;
    compared.secondMean = comparison.secondMean;
    compared.varies = comparison.varies;
    compared.showsChange = showsChange(wanted.metric);
    compared.p = comparison.adjustedP;
    compared.tests = tests;
    compared.interval = comparison.interval;
    compared.confidence = reportConfidence;
    compared.alpha = setup.goal.alpha;
    compared.relevantDifference = wanted.relevantDifference;
    comparison.finding = findingOf(compared);
    comparison.sentence = sentence(compared);
}

} // namespace outcrop
