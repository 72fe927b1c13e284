// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/powerplan.h"

#include "core/experiments/experimentsmessages.h"
#include "core/experiments/numbertext.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

constexpr qsizetype minimumCasesForSpread = 5;
constexpr double maximumEffect = 100;

/// Computes power and sample size for one design.
class PowerPlanner
{
public:
    PowerPlanner(const ExperimentSetup &setup, qsizetype cases)
        : m_isPaired(setup.design == ExperimentDesign::Paired), m_cases(m_isPaired ? cases : cases / std::max<qsizetype>(setup.arms.size(), 1)), m_goal(setup.goal)
    {
        m_goal.alpha /= static_cast<double>(std::max<qsizetype>(setup.tests(), 1));
    }

    double power(double effect) const
    {
        if (m_cases < 2)
            return 0;
        return m_isPaired ? pairedPower(m_cases, effect, m_goal.alpha) : twoSamplePower(m_cases, effect, m_goal.alpha);
    }

    std::optional<qint64> neededSize(double effect) const { return m_isPaired ? pairedSize(effect, m_goal) : twoSampleSize(effect, m_goal); }

    /// Returns the smallest effect with the required power; nullopt if `maximumEffect` does not reach it.
    /// Uses bisection, because power increases with the effect.
    std::optional<double> smallest() const
    {
        constexpr int halvings = 60;
        double low = 0;
        double high = maximumEffect;
        if (!(power(high) >= m_goal.power))
            return std::nullopt;
        for (int i = 0; i < halvings; ++i) {
            const double middle = (low + high) / 2;
            (power(middle) >= m_goal.power ? high : low) = middle;
        }
        return high;
    }

private:
    bool m_isPaired;
    qsizetype m_cases;
    PowerGoal m_goal;
};

struct Effect {
    double size = 0;
    QString basis;
};

/// Returns the largest standard deviation that a recorded run had for a metric: of the paired differences or, in an independent design, of the values.
/// Ignores fewer than minimumCasesForSpread values; nullopt if there are no others.
std::optional<double> largestSpread(const ExperimentReport &pilot, Metric metric)
{
    std::optional<double> widestSpread;
    for (const MetricReport &report : pilot.metrics) {
        for (const ArmComparison &one : report.comparisons) {
            if (report.metric == metric && one.differences.size() >= minimumCasesForSpread)
                widestSpread = std::fmax(widestSpread.value_or(0), std::sqrt(variance(one.differences)));
        }
        for (const ArmValues &arm : report.arms) {
            if (report.metric == metric && pilot.setup.design == ExperimentDesign::Independent && arm.values.size() >= minimumCasesForSpread)
                widestSpread = std::fmax(widestSpread.value_or(0), std::sqrt(variance(arm.values)));
        }
    }
    return widestSpread;
}

Effect effectOf(
    const ExperimentSetup &setup, const RequestedMetric &wanted, const std::optional<ExperimentReport> &pilot)
{
    const std::optional<double> spread = pilot ? largestSpread(*pilot, wanted.metric) : std::nullopt;
    if (!wanted.relevantDifference || !spread || !(*spread > 0))
        return {setup.effect, experimentsmessages::assumedEffect()};
    return {*wanted.relevantDifference / *spread, experimentsmessages::smallestRelevant(valueText(*wanted.relevantDifference))};
}

} // namespace

QList<MetricPower> computePower(const ExperimentSetup &setup, qsizetype cases, const std::optional<ExperimentReport> &pilot)
{
    const PowerPlanner planning(setup, cases);
    const std::optional<double> smallestDifference = planning.smallest();
    QList<MetricPower> found;
    for (const RequestedMetric &wanted : setup.metrics) {
        const Effect effect = effectOf(setup, wanted, pilot);
        found.append({wanted.metric, effect.size, planning.power(effect.size), planning.neededSize(effect.size), smallestDifference, effect.basis});
    }
    return found;
}

} // namespace outcrop
