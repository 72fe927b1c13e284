// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiments/descriptive.h"

namespace outcrop {

/// Student's t on a difference of means, first - second. `difference`, `error` and `interval` are in the unit of the values; p is two-sided.
struct TTest {
    double t = 0;
    double degrees = 0; ///< of freedom
    double p = 1;
    double difference = 0;
    double error = 0; ///< standard error of the difference
    Interval interval;
};

/// For pairs: value i of both belongs to the same case. Needs as many values in both, two pairs at least, and differences that differ.
Result<TTest> pairedT(const QList<double> &first, const QList<double> &second, double confidence = 0.95);

/// For independent arms, whose variances may differ (Welch 1947; degrees of freedom by Welch and Satterthwaite). Needs two values in each.
Result<TTest> welchT(const QList<double> &first, const QList<double> &second, double confidence = 0.95);

} // namespace outcrop
