// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiments/descriptive.h"

namespace outcrop {

/// The result of Student's t test of a difference of means, first - second. `difference`, `error` and `interval` are in the unit of the values; p is
/// two-sided.
struct TTest {
    double t = 0;
    double degrees = 0; ///< degrees of freedom
    double p = 1;
    double difference = 0;
    double error = 0; ///< standard error of the difference
    Interval interval;
};

/// Tests pairs: value i of both lists belongs to the same case. Requires lists of equal length, at least two pairs, and differences that vary.
Result<TTest> pairedT(const QList<double> &first, const QList<double> &second, double confidence = 0.95);

/// Tests independent arms with possibly unequal variances (Welch 1947; degrees of freedom by Welch and Satterthwaite). Requires at least two values
/// in each arm, and values that vary in at least one arm.
Result<TTest> welchT(const QList<double> &first, const QList<double> &second, double confidence = 0.95);

} // namespace outcrop
