// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `experiment adopt`: switches a prompt type to the mode of an arm, or restores the previous mode.
class ExperimentAdoptCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &experiment) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_name;
    std::string m_arm;
    bool m_revertsAdoption = false;
    bool m_isDryRun = false;
};

} // namespace outcrop
