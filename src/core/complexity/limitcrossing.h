// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/combinedscore.h"
#include "core/complexity/heuristicscore.h"

namespace outcrop {

/// A limit of `decomposition_thresholds` that a task goes beyond.
struct LimitCrossing {
    QString threshold; ///< such as `max_files`
    double measured = 0;
    double limit = 0;
    QString reason;    ///< for people
    Location location; ///< in the thresholds
};

/// Every limit that the task goes beyond, in the file's order. What the task does not say crosses nothing.
QList<LimitCrossing> limitCrossings(const HeuristicScore &heuristic, const CombinedScore &combined, const ComplexityThresholds &thresholds);

} // namespace outcrop
