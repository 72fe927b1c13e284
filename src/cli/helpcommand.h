// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `help TOPIC`: prints a page of the handbook. runCommandLine() replaces `help` and `help COMMAND` with `--help`.
class HelpCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_topic;
};

} // namespace outcrop
