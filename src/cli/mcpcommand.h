// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

namespace outcrop {

/// `mcp`: serves the workspace to coding agents and editors through the Model Context Protocol. Its tools are other commands.
class McpCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    bool m_allowsWrite = false;
    int m_seconds = 60;
};

} // namespace outcrop
