// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `log follow`: imports a log and then each line that is appended, until interrupted.
class LogFollowCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &log) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_file;
    std::string m_source;
    bool m_printsLines = false;
    std::string m_formatName;
};

} // namespace outcrop
