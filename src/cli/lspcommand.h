// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

namespace outcrop {

/// `lsp`: serves the workspace to an editor through the Language Server Protocol.
class LspCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
};

} // namespace outcrop
