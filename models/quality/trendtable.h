// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedtrend.h"
#include "core/responses/parsedresponse.h"
#include "models/budget/valuetable.h"

namespace outcrop {

/// The level of a quality value by the thresholds of the workspace.
enum class QualityLevel { Good, Fair, Poor };

QualityLevel qualityLevel(double quality, const QualityScale &scale);
QString qualityLevelTitle(QualityLevel level);
/// Returns the prompt type, or `no prompt type` if it is empty.
QString trendTitle(const QualityTrend &trend);
/// Returns one row per week, oldest first. The key of a row is the date of its Monday.
ValueTable trendTable(const QualityTrend &trend, const QualityScale &scale);
/// Returns mean, level, count and trend: `84.2 out of 100 (fair), mean of 120 responses; up 0.8 points per week`. If there are no rated responses, returns a
/// sentence that reports this.
QString trendText(const QualityTrend &trend, const QualityScale &scale);

} // namespace outcrop
