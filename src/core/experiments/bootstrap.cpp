// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/bootstrap.h"

#include "core/experiments/distributions.h"
#include "core/experiments/randomnumbers.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

void resampleInto(QList<double> &drawnValues, const QList<double> &group, RandomNumbers &randomNumbers)
{
    for (double &value : drawnValues)
        value = group[randomNumbers.below(group.size())];
}

/// Returns the influence of each value in a group: n - 1 times the difference between the mean of all leave-one-out statistics and the statistic without
/// that value. The influences sum to zero.
QList<double> influences(SampleGroups groups, qsizetype place, const Statistic &statistic)
{
    const QList<double> whole = groups[place];
    QList<double> remainingValues;
    for (qsizetype left = 0; left < whole.size(); ++left) {
        groups[place] = whole;
        groups[place].removeAt(left);
        remainingValues.append(statistic(groups));
    }
    const double middle = mean(remainingValues);
    for (double &value : remainingValues)
        value = static_cast<double>(whole.size() - 1) * (middle - value);
    return remainingValues;
}

/// Returns the fraction of replicates below the estimate as a normal quantile; infinite if all are on one side.
double biasOf(const QList<double> &replicates, double estimate)
{
    const auto [first, last] = std::equal_range(replicates.begin(), replicates.end(), estimate);
    const double below = static_cast<double>(first - replicates.begin()) + static_cast<double>(last - first) / 2;
    return normalQuantile(below / static_cast<double>(replicates.size()));
}

} // namespace

QList<double> bootstrapReplicates(const SampleGroups &groups, const Statistic &statistic, const BootstrapPlan &plan)
{
    RandomNumbers randomNumbers(plan.seed);
    SampleGroups drawnValues = groups;
    QList<double> replicates(plan.replicates);
    for (double &replicate : replicates) {
        for (qsizetype i = 0; i < groups.size(); ++i)
            resampleInto(drawnValues[i], groups[i], randomNumbers);
        replicate = statistic(drawnValues);
    }
    std::sort(replicates.begin(), replicates.end());
    return replicates;
}

Interval percentileInterval(const QList<double> &replicates, double confidence)
{
    return {quantileOf(replicates, (1 - confidence) / 2), quantileOf(replicates, (1 + confidence) / 2)};
}

double acceleration(const SampleGroups &groups, const Statistic &statistic)
{
    double squares = 0;
    double cubes = 0;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const auto size = static_cast<double>(groups[i].size());
        if (groups[i].size() < 2)
            return 0; // no value of a single-value group can be left out
        for (const double influence : influences(groups, i, statistic)) {
            squares += std::pow(influence / size, 2);
            cubes += std::pow(influence / size, 3);
        }
    }
    return squares > 0 ? cubes / (6 * std::pow(squares, 1.5)) : 0;
}

std::optional<Interval> bcaInterval(const QList<double> &replicates, double estimate, double acceleration, double confidence)
{
    const double bias = biasOf(replicates, estimate);
    if (!std::isfinite(bias))
        return std::nullopt;
    const auto end = [&](double share) {
        const double z = bias + normalQuantile(share);
        return quantileOf(replicates, normalCdf(bias + z / (1 - acceleration * z)));
    };
    return Interval{end((1 - confidence) / 2), end((1 + confidence) / 2)};
}

std::optional<Bootstrap> bootstrap(const SampleGroups &groups, const Statistic &statistic, const BootstrapPlan &plan)
{
    const bool hasEmptyGroup = std::any_of(groups.begin(), groups.end(), [](const QList<double> &group) { return group.isEmpty(); });
    if (groups.isEmpty() || hasEmptyGroup || plan.replicates < 1)
        return std::nullopt;
    const QList<double> replicates = bootstrapReplicates(groups, statistic, plan);
    Bootstrap result;
    result.estimate = statistic(groups);
    result.percentile = percentileInterval(replicates, plan.confidence);
    result.bcaInterval = bcaInterval(replicates, result.estimate, acceleration(groups, statistic), plan.confidence);
    return result;
}

std::optional<Bootstrap> bootstrapMean(const QList<double> &values, const BootstrapPlan &plan)
{
    return bootstrap({values}, [](const SampleGroups &groups) { return mean(groups[0]); }, plan);
}

std::optional<Bootstrap> bootstrapDifference(const QList<double> &first, const QList<double> &second, const BootstrapPlan &plan)
{
    return bootstrap({first, second}, [](const SampleGroups &groups) { return mean(groups[0]) - mean(groups[1]); }, plan);
}

} // namespace outcrop
