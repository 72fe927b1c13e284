// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"

#include <QtGlobal>

namespace outcrop {

/// A proportion with its Wilson score interval (1927).
struct ShareEstimate {
    qint64 count = 0;
    qint64 total = 0;
    Interval interval = {0, 1}; ///< 0 to 1; the whole range if `total` is 0

    double share() const { return total == 0 ? 0 : double(count) / double(total); }
};

ShareEstimate shareEstimate(qint64 count, qint64 total, double confidence = 0.95);

/// An event rate with its exact confidence interval for a Poisson count (Garwood 1936).
struct RateEstimate {
    qint64 count = 0;
    double days = 0;
    Interval interval = {}; ///< events per day

    double perDay() const { return days > 0 ? double(count) / days : 0; }
};

/// Returns the rate and its interval. `days` must be positive.
RateEstimate rateEstimate(qint64 count, double days, double confidence = 0.95);

// One-sided p-values for a null hypothesis at the boundary.

/// Returns the probability of `count` or more successes in `total` trials with success rate `share`.
double probabilityOfAtLeastSuccesses(qint64 count, qint64 total, double share);
/// Returns the probability of `count` or fewer successes.
double probabilityOfAtMostSuccesses(qint64 count, qint64 total, double share);
/// Returns the probability of `count` or more events if `expected` is the mean.
double probabilityOfAtLeastEvents(qint64 count, double expected);
/// Returns the p-value of `second` exceeding `first` by more than `margin`. Normal approximation with one success and one failure added to each sample
/// (Agresti and Caffo 2000), which is also accurate for small counts.
double pValueOfIncrease(const ShareEstimate &first, const ShareEstimate &second, double margin);

} // namespace outcrop
