// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `experiment plan`: shows the cost and statistical power of an experiment before it runs.
class ExperimentPlanCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &experiment) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_name;
};

} // namespace outcrop
