// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "cli/base/invocation.h"
#include "core/experiments/experimentreport.h"

namespace CLI {
class App;
}

namespace outcrop {

/// Prints the plan of an experiment for a terminal.
void printPlan(const Console &console, const ExperimentPlan &plan);

/// Prints the report of a run for a terminal.
void printReport(const Console &console, const ExperimentReport &report);

/// Prints the error. Returns Usage if a name does not exist, otherwise the exit code of the error.
ExitCode failExperiment(const Invocation &invocation, const Error &error);

/// Adds the positional argument `NAME` of the experiment subcommands.
void addExperimentName(CLI::App &command, std::string &name);

} // namespace outcrop
