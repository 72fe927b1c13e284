// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"
#include "core/experiments/metric.h"

#include <QString>

#include <optional>

namespace outcrop {

/// Returns the name of a metric, translated: `Request tokens`.
QString metricTitle(Metric metric);
/// Returns the unit of a metric: `tokens`, `milliseconds`, `US dollars`.
QString metricUnit(Metric metric);
/// Returns a value with its unit, such as `1,205`, `340.5 ms`, `$0.0123` or `87%`. Returns `∞` for an infinite value, and `unknown` for NaN.
QString metricText(Metric metric, double value);
/// Returns `-12.42 to 3.15 ms`; an infinite end is `∞` or `-∞`.
QString metricText(Metric metric, const Interval &interval);
/// Returns `0.0342`, `0.27` or `< 0.0001`; a dash if there was no test.
QString pValueLabel(const std::optional<double> &p);

} // namespace outcrop
