// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `new`: creates a document from a template, in the folder for its kind.
class NewCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    std::string m_kind;
    std::string m_name;
    bool m_isForced = false;
    bool m_isDryRun = false;
};

} // namespace outcrop
