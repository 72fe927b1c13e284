// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/edit/findoptions.h"

namespace outcrop {

/// `find`: lists every match of a pattern in the workspace, one per line, in the format of compiler messages.
class FindCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    FindOptions m_options;
};

} // namespace outcrop
