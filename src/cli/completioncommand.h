// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `completion`: prints a completion script for commands and options. The script does not call the program.
class CompletionCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool writesForPrograms() const override { return true; }

private:
    const CLI::App *m_program = nullptr; ///< the program, for its global options
    std::string m_shell;
};

} // namespace outcrop
