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

/// Tests pairs: value i of both lists belongs to the same case. Errors: Invalid for lists of unequal length, fewer than two pairs, or differences that do not
/// vary.
Result<TTest> pairedT(const QList<double> &first, const QList<double> &second, double confidence = 0.95);

/// Tests independent arms with possibly unequal variances (Welch 1947; degrees of freedom by Welch and Satterthwaite). Errors: Invalid for fewer
/// than two values in an arm, or if the values do not vary in either arm.
Result<TTest> welchT(const QList<double> &first, const QList<double> &second, double confidence = 0.95);

} // namespace outcrop
