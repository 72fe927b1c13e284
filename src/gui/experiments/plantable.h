// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "models/budget/figuretable.h"

namespace outcrop {

/// What each arm takes: calls, tokens, cost.
FigureTable planArmsTable(const ExperimentPlan &plan);
/// What the experiment can see in each metric, and how many cases that needs.
FigureTable planPowerTable(const ExperimentPlan &plan);
/// The plan in a few sentences: cases, what is left, cost and time before anything is spent.
QString planText(const ExperimentPlan &plan);
/// What running it now means: calls, to whom, for how much and how long.
QString costQuestion(const ExperimentPlan &plan);

} // namespace outcrop
