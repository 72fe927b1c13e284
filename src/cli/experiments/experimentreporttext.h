// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "cli/base/invocation.h"
#include "core/experiments/experimentreport.h"

namespace CLI {
class App;
}

namespace outcrop {

/// An experiment for people, on a terminal.
void printPlan(const Console &console, const ExperimentPlan &plan);
void printReport(const Console &console, const ExperimentReport &report);

/// How a command ends that could not do its work: what does not exist is a mistake in its words.
ExitCode endExperiment(const Invocation &invocation, const Error &error);

/// `NAME`: the word that every subcommand on an experiment has.
void addExperimentName(CLI::App &command, std::string &name);

} // namespace outcrop
