// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "cli/base/invocation.h"
#include "core/experiments/experimentreport.h"

namespace CLI {
class App;
}

namespace outcrop {

/// Print the plan and the report of an experiment for a terminal.
void printPlan(const Console &console, const ExperimentPlan &plan);
void printReport(const Console &console, const ExperimentReport &report);

/// Returns the exit code for an error: Usage if a name does not exist, otherwise that of the error.
ExitCode failExperiment(const Invocation &invocation, const Error &error);

/// Adds the positional argument `NAME` of the experiment subcommands.
void addExperimentName(CLI::App &command, std::string &name);

} // namespace outcrop
