// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "models/budget/valuetable.h"

namespace outcrop {

/// Returns a table of calls, tokens and cost, with a row for each arm, each judge, and each model that simulates tools.
ValueTable planArmsTable(const ExperimentPlan &plan);
/// Returns the detectable effect and the required number of cases for each metric.
ValueTable planPowerTable(const ExperimentPlan &plan);
/// Returns a summary of the plan: description, cases, trials, design, and the cost and time of the remaining API calls. If the run cannot be continued,
/// includes the reason.
QString planText(const ExperimentPlan &plan);
/// Returns the text of the run confirmation: calls, providers, cost and time.
QString costConfirmationText(const ExperimentPlan &plan);
/// Returns the confirmation text for a new run: the recorded trials and responses that it archives, and its cost.
QString restartConfirmationText(const ExperimentPlan &plan);

} // namespace outcrop
