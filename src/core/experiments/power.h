// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>

namespace outcrop {

/// The requirements for a two-sided test: significance level and power.
struct PowerGoal {
    double alpha = 0.05;
    double power = 0.8;
};

/// Returns the power of a paired t test with `pairs` pairs for an effect of `dz` (Cohen 1988; noncentral t, both tails, like R's power.t.test with
/// strict).
double pairedPower(qint64 pairs, double dz, double alpha = 0.05);
/// Returns the power of a t test of two independent arms with `each` values per arm, for an effect of `d`.
double twoSamplePower(qint64 each, double d, double alpha = 0.05);
/// Returns the power for two proportions, using the normal approximation of R's power.prop.test with strict (Fleiss, Levin and Paik 2003, chapter 4).
double sharePower(qint64 each, double firstShare, double secondShare, double alpha = 0.05);

/// The maximum sample size of a plan.
inline constexpr qint64 maximumPlanSize = 10'000'000;

/// Return the smallest number of pairs, or of values in each arm, that meets the goal. Return nullopt if there is no effect or the required size exceeds maximumPlanSize.
std::optional<qint64> pairedSize(double dz, const PowerGoal &goal = {});
std::optional<qint64> twoSampleSize(double d, const PowerGoal &goal = {});
std::optional<qint64> shareSize(double firstShare, double secondShare, const PowerGoal &goal = {});

} // namespace outcrop
