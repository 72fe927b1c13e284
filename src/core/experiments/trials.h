// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentsetup.h"

namespace outcrop {

/// One call to make, or one prompt to measure.
struct Trial {
    qsizetype number = 0; ///< position in the order of execution
    qsizetype arm = 0;
    qsizetype item = 0; ///< index of the case
    int repeat = 0;     ///< 0-based; for warm-ups, the number of the warm-up
    bool isWarmUp = false;
};

/// Returns all trials in the order of execution, which depends only on the setup and the number of cases. In the paired design, the cases are in random order. The arms
/// of a case follow each other in random order, so that changes over time affect all arms equally. In the independent design, each case is assigned to a random arm, with
/// numbers per arm that differ by at most one. Warm-ups come first.
QList<Trial> plannedTrials(const ExperimentSetup &setup, qsizetype cases);

} // namespace outcrop
