// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "models/budget/valuetable.h"

namespace outcrop {

/// Returns the calls, tokens and cost of each arm.
ValueTable planArmsTable(const ExperimentPlan &plan);
/// Returns the detectable effect for each metric, and the number of cases it needs.
ValueTable planPowerTable(const ExperimentPlan &plan);
/// Returns a summary of the plan: cases, remaining trials, cost and time.
QString planText(const ExperimentPlan &plan);
/// Returns the number of calls, the providers, the cost and the time of a run, for its confirmation.
QString costConfirmationText(const ExperimentPlan &plan);

} // namespace outcrop
