// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/prompt/promptcommand.h"

namespace outcrop {

/// `compose`: prints the provider-independent PromptBundle as JSON.
class ComposeCommand : public PromptCommand
{
public:
    CLI::App *addTo(CLI::App &program) override;
    bool isAllowedWith(const Permissions &) const override { return true; }

protected:
    ExitCode execute(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) override;
};

} // namespace outcrop
