// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"

#include <functional>

namespace outcrop {

/// What is drawn from: one group for pairs (their differences), one an arm where the arms are independent.
using SampleGroups = QList<QList<double>>;
/// A figure of such data, for instance a difference of means. It is asked thousands of times.
using Statistic = std::function<double(const SampleGroups &)>;

struct BootstrapPlan {
    int replicates = 4000;
    quint64 seed = 1;
    double confidence = 0.95;
};

/// What drawing with replacement says about a figure, in its unit.
struct Bootstrap {
    double estimate = 0;         ///< of the data themselves
    Interval percentile;         ///< quantiles of the replicates
    std::optional<Interval> bca; ///< corrected for bias and skew: the better one. Nothing where every replicate lies on one side
};

/// Resamples `replicates` times, each group from itself. The same seed gives the same result on every machine.
/// Nothing where a group is empty.
std::optional<Bootstrap> bootstrap(const SampleGroups &groups, const Statistic &statistic, const BootstrapPlan &plan = {});

/// The mean of a sample, such as of paired differences.
std::optional<Bootstrap> bootstrapMean(const QList<double> &values, const BootstrapPlan &plan = {});
/// mean(first) - mean(second) of independent arms.
std::optional<Bootstrap> bootstrapDifference(const QList<double> &first, const QList<double> &second, const BootstrapPlan &plan = {});

/// The steps, for tests and for other ways of drawing. `replicates` are sorted.
QList<double> bootstrapReplicates(const SampleGroups &groups, const Statistic &statistic, const BootstrapPlan &plan);
Interval percentileInterval(const QList<double> &replicates, double confidence);
/// Efron, "Better bootstrap confidence intervals", JASA 82 (1987); Efron and Tibshirani (1993), equations 14.9 to 14.14. A replicate that
/// equals the estimate counts half to each side. Quantiles as in quantileOf().
std::optional<Interval> bcaInterval(const QList<double> &replicates, double estimate, double acceleration, double confidence);
/// From leaving out one value at a time (Davison and Hinkley 1997, equation 5.27 for several groups). Zero where nothing changes.
double acceleration(const SampleGroups &groups, const Statistic &statistic);

} // namespace outcrop
