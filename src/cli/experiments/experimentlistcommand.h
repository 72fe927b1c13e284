// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

namespace outcrop {

/// `experiment list`: lists the experiments in the workspace with their progress.
class ExperimentListCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &experiment) override;
    ExitCode run(const Invocation &invocation) override;
};

} // namespace outcrop
