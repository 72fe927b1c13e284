// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `convert`: writes an agent's body in another format and updates portability.body_format.
class ConvertCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    const Agent *agent(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode convert(const Invocation &invocation, const OpenedWorkspace &opened, const Agent &agent) const;

    std::string m_agent;
    std::string m_to;
    bool m_force = false;
    bool m_dryRun = false;
};

} // namespace outcrop
