// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// Puts two arms beside each other and tests what can be tested; `adjustedP`, `finding` and `sentence` come with conclude().
ArmComparison compareArms(const ExperimentSetup &setup, const WantedMetric &wanted, const ArmValues &first, const ArmValues &second);

/// What may be said once p is corrected; `tests` is how many were.
void conclude(const ExperimentSetup &setup, const WantedMetric &wanted, qsizetype tests, ArmComparison &comparison);

/// Of the difference of two shares in the same cases, first - second: Agresti and Min, "Simple improved confidence intervals for comparing matched
/// proportions", Statistics in Medicine 24 (2005): half a case is added to each of the four kinds of pairs.
Interval shareInterval(const PairedOutcomes &outcomes, double confidence);

} // namespace outcrop
