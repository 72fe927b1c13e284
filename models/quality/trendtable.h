// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedtrend.h"
#include "core/responses/parsedresponse.h"
#include "models/budget/figuretable.h"

namespace outcrop {

/// What a quality from 0 to 100 amounts to by the thresholds of a workspace.
enum class QualityLevel { Good, Fair, Poor };

QualityLevel qualityLevel(double quality, const QualityScale &scale);
QString qualityLevelTitle(QualityLevel level);
/// The type of prompt, or what stands for none.
QString trendTitle(const QualityTrend &trend);
/// One row a week, the first first. The key of a row is its Monday.
FigureTable trendTable(const QualityTrend &trend, const QualityScale &scale);
/// `84.2 of 100 (fair) over 120 answers, 0.8 points better each week`; says it where there is too little to tell.
QString trendText(const QualityTrend &trend, const QualityScale &scale);

} // namespace outcrop
