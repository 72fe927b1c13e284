// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/combinedscore.h"
#include "core/complexity/heuristicscore.h"

namespace outcrop {

/// A limit of `decomposition_thresholds` that a task exceeds.
struct ExceededLimit {
    QString threshold; ///< key, such as `max_files`
    double measuredValue = 0;
    double limit = 0;
    QString reason;    ///< for display
    Location location; ///< location in the thresholds file
};

/// Returns all limits that the task exceeds, in a fixed order; the suggestion threshold is exceeded if the score is equal to it. Unknown values do not
/// exceed limits.
QList<ExceededLimit> exceededLimits(const HeuristicScore &heuristic, const CombinedScore &combinedScore, const ComplexityThresholds &thresholds);

} // namespace outcrop
