// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/prompt/composeoptions.h"

namespace outcrop {

/// What the commands share that work on one prompt: open the workspace, check the names given, read request and conversation. What is left to
/// each is what it makes of them.
///
/// When findings stop a command: an error stops it when it stands in a file that its prompt is made of, such as any layer, the agent, the
/// profile, the conversation, the provider's adapter (see blockingDiagnostics()). Errors elsewhere, and all warnings, are only reported.
class PromptCommand : public Command
{
public:
    ExitCode run(const Invocation &invocation) final;

protected:
    /// What makes no sense in this workspace; empty when all is well.
    virtual QString mistake(const OpenedWorkspace &opened) const { return m_composeOptions.mistake(opened); }
    virtual ExitCode work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) = 0;

    ComposeOptions m_composeOptions;
};

} // namespace outcrop
