// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"
#include "core/experiments/metric.h"

#include <QString>

#include <optional>

namespace outcrop {

/// What is measured, in the user's language: `tokens of the request`.
QString metricTitle(Metric metric);
/// What the scale of its picture counts: `tokens`, `milliseconds`, `US dollars`.
QString metricUnit(Metric metric);
/// A value with its unit: `1,204.5`, `340 ms`, `$0.0123`, `87 %` for a share of yes.
QString metricText(Metric metric, double value);
/// `-12.4 to 3.1 ms`; `unknown` for an end that is infinite.
QString metricText(Metric metric, const Interval &interval);
/// `0.034`, `below 0.0001`; a dash where nothing was tested.
QString chanceText(const std::optional<double> &p);

} // namespace outcrop
