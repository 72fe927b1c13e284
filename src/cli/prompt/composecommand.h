// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/prompt/promptcommand.h"

namespace outcrop {

/// `compose`: the PromptBundle as JSON, before any provider has a say.
class ComposeCommand : public PromptCommand
{
public:
    CLI::App *addTo(CLI::App &program) override;

protected:
    ExitCode work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) override;
};

} // namespace outcrop
