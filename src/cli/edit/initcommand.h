// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `init`: creates the starter workspace or the sample. Never overwrites files.
class InitCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_folder;
    bool m_copiesSample = false;
    bool m_includesRecords = false;
};

} // namespace outcrop
