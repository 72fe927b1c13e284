// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>

namespace outcrop {

/// What a two-sided test asks for: the chance of a false alarm, and of seeing an effect that is there.
struct PowerGoal {
    double alpha = 0.05;
    double power = 0.8;
};

/// The chance that a paired t test of `pairs` pairs sees an effect of size `dz` (Cohen 1988; noncentral t, both tails, as R's power.t.test with strict).
double pairedPower(qint64 pairs, double dz, double alpha = 0.05);
/// The same for a t test of two independent arms of `each` values, and an effect of size `d`.
double twoSamplePower(qint64 each, double d, double alpha = 0.05);
/// The same for two shares, by the normal approximation of R's power.prop.test with strict (Fleiss, Levin and Paik 2003, chapter 4).
double sharePower(qint64 each, double firstShare, double secondShare, double alpha = 0.05);

/// Larger sizes are not planned.
inline constexpr qint64 largestPlan = 10'000'000;

/// The fewest pairs, or values in each arm, that reach the goal. Nothing for no effect, or for one too small to plan for.
std::optional<qint64> pairedSize(double dz, const PowerGoal &goal = {});
std::optional<qint64> twoSampleSize(double d, const PowerGoal &goal = {});
std::optional<qint64> shareSize(double firstShare, double secondShare, const PowerGoal &goal = {});

} // namespace outcrop
