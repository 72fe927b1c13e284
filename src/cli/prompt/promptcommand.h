// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/promptfindings.h"
#include "cli/base/command.h"
#include "cli/prompt/composeoptions.h"

namespace outcrop {

/// The base of commands for one prompt: opens the workspace, checks the given names, and reads the request and the conversation. Subclasses implement
/// execute(). findingsOf() selects the findings to print and the findings that stop the command.
class PromptCommand : public Command
{
public:
    ExitCode run(const Invocation &invocation) final;

protected:
    /// Returns the error in the arguments for this workspace, or an empty string.
    virtual QString usageError(const OpenedWorkspace &opened) const { return m_composeOptions.usageError(opened); }
    /// Returns the scope that determines which files are part of the prompt.
    virtual PromptScope scope(const Selection &selection) const { return {selection, {}, {}, m_composeOptions.isBare()}; }
    virtual ExitCode execute(
        const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) = 0;

    ComposeOptions m_composeOptions;
};

} // namespace outcrop
