// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/promptfindings.h"
#include "cli/base/command.h"
#include "cli/prompt/composeoptions.h"

namespace outcrop {

/// What the commands share that work on one prompt: open the workspace, check the names given, read request and conversation. What is left to
/// each is what it makes of them.
///
/// Which findings are printed, and which of them stop a command, findingsOf() decides for all of them alike.
class PromptCommand : public Command
{
public:
    ExitCode run(const Invocation &invocation) final;

protected:
    /// What makes no sense in this workspace; empty when all is well.
    virtual QString mistake(const OpenedWorkspace &opened) const { return m_composeOptions.mistake(opened); }
    /// Which files the prompt is made of.
    virtual PromptScope scope(const Selection &selection) const { return {selection, {}, {}, m_composeOptions.isBare()}; }
    virtual ExitCode work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) = 0;

    ComposeOptions m_composeOptions;
};

} // namespace outcrop
