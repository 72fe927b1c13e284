// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// Prints a script by which bash completes commands and options. It is generated from the commands and does not call the program when it runs.
class CompletionCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    const CLI::App *m_program = nullptr; ///< for the options of every command
    std::string m_shell;
};

} // namespace outcrop
