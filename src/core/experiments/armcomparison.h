// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// Compares two arms and runs all applicable tests. Does not set `adjustedP`, `predicted`, `finding` and `sentence`; setConclusion() sets the last two.
ArmComparison compareArms(
    const ExperimentSetup &setup, const RequestedMetric &wanted, const ArmValues &first, const ArmValues &second);

/// Sets the finding and the sentence after the multiple-testing correction. `tests` is the number of tests performed.
void setConclusion(
    const ExperimentSetup &setup, const RequestedMetric &wanted, qsizetype tests, ArmComparison &comparison);

/// Returns the confidence interval of the difference of two paired proportions, first - second: Agresti and Min, "Simple improved confidence
/// intervals for comparing matched proportions", Statistics in Medicine 24 (2005). The method adds half a case to each of the four cells.
Interval shareInterval(const PairedOutcomes &outcomes, double confidence);

} // namespace outcrop
