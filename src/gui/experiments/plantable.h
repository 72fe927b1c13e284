// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "models/budget/valuetable.h"

namespace outcrop {

/// Returns the calls, tokens and cost of each arm, of the judges of the arms, and of the models that simulate tools.
ValueTable planArmsTable(const ExperimentPlan &plan);
/// Returns the detectable effect and the required number of cases for each metric.
ValueTable planPowerTable(const ExperimentPlan &plan);
/// Returns a summary of the plan: description, cases, trials and design, the cost and time of the remaining API calls, and why the run cannot be continued.
QString planText(const ExperimentPlan &plan);
/// Returns the text of the run confirmation: calls, providers, cost and time.
QString costConfirmationText(const ExperimentPlan &plan);
/// Returns the text of the confirmation of a new run: the recorded trials and responses that it archives, and its cost.
QString restartConfirmationText(const ExperimentPlan &plan);

} // namespace outcrop
