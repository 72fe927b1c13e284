// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "models/budget/valuetable.h"

namespace outcrop {

/// Returns the calls, tokens and cost of each arm, and of the judge of each arm that has one.
ValueTable planArmsTable(const ExperimentPlan &plan);
/// Returns the detectable effect and the required number of cases for each metric.
ValueTable planPowerTable(const ExperimentPlan &plan);
/// Returns a summary of the plan: description, cases and remaining trials, and the cost and time of API calls that remain.
QString planText(const ExperimentPlan &plan);
/// Returns the text of the run confirmation: calls, providers, cost and time.
QString costConfirmationText(const ExperimentPlan &plan);

} // namespace outcrop
