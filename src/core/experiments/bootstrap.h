// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"

#include <functional>

namespace outcrop {

/// The groups to resample: one group of differences for pairs, one group for each arm if the arms are independent.
using SampleGroups = QList<QList<double>>;
/// A function of the data, for instance a difference of means. Called thousands of times.
using Statistic = std::function<double(const SampleGroups &)>;

/// The parameters of a bootstrap.
struct BootstrapPlan {
    int replicates = 4000;
    quint64 seed = 1;
    double confidence = 0.95;
};

/// The bootstrap distribution of a statistic, in the unit of the statistic.
struct Bootstrap {
    double estimate = 0;         ///< statistic of the original data
    Interval percentile;         ///< quantiles of the replicates
    std::optional<Interval> bcaInterval; ///< bias-corrected and accelerated interval, which is more accurate; nullopt if all replicates are on one side of the estimate
};

/// Computes the bootstrap distribution of a statistic. The same seed gives the same result on every machine. Returns nullopt if there are no groups or
/// replicates, or a group is empty.
std::optional<Bootstrap> bootstrap(const SampleGroups &groups, const Statistic &statistic, const BootstrapPlan &plan = {});

/// Bootstraps the mean of a sample, such as of paired differences.
std::optional<Bootstrap> bootstrapMean(const QList<double> &values, const BootstrapPlan &plan = {});
/// Bootstraps mean(first) - mean(second) of independent arms.
std::optional<Bootstrap> bootstrapDifference(const QList<double> &first, const QList<double> &second, const BootstrapPlan &plan = {});

/// Compute the individual steps, for tests and other resampling schemes. `replicates` must be sorted.
QList<double> bootstrapReplicates(const SampleGroups &groups, const Statistic &statistic, const BootstrapPlan &plan);
Interval percentileInterval(const QList<double> &replicates, double confidence);
/// Returns the bias-corrected and accelerated interval, or nullopt if all replicates are on one side of the estimate. Source: Efron, "Better bootstrap confidence
/// intervals", JASA 82, 1987, and Efron and Tibshirani 1993, equations 14.9 to 14.14. Half of the replicates equal to the estimate count as smaller.
std::optional<Interval> bcaInterval(const QList<double> &replicates, double estimate, double acceleration, double confidence);
/// Returns the acceleration from leave-one-out estimates (Davison and Hinkley 1997, equation 5.27). Returns 0 if a group has only one value or the statistic does not
/// vary.
double acceleration(const SampleGroups &groups, const Statistic &statistic);

} // namespace outcrop
