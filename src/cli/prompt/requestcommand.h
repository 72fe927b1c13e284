// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "cli/prompt/promptcommand.h"
#include "cli/prompt/renderoptions.h"

namespace outcrop {

/// What the commands share that work on one provider's request: whom it is for, and that it could be rendered. What is left to each is what it says of it.
class RequestCommand : public PromptCommand
{
protected:
    /// `--provider`, `--model` and `--format`.
    void addTarget(CLI::App &command, const std::string &group);
    virtual RenderJob job(const Selection &selection) const;
    virtual ExitCode show(const Invocation &invocation, const RenderedRequest &request) const = 0;

    QString mistake(const OpenedWorkspace &opened) const final;
    ExitCode work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) final;

private:
    std::string m_provider;
    std::string m_model;
    FormatOption m_format;
};

} // namespace outcrop
