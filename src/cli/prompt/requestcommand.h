// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "cli/base/generationoptions.h"
#include "cli/prompt/promptcommand.h"
#include "cli/prompt/renderoptions.h"
#include "core/render/requestfitness.h"

namespace outcrop {

/// What the commands share that work on one provider's request: whom it is for, that it could be rendered, and that it is not passed off as fine where it
/// does not fit or lost what is never to be cut. What is left to each is what it says of it.
class RequestCommand : public PromptCommand
{
protected:
    /// `--provider`, `--model` and `--format`.
    void addTarget(CLI::App &command, const std::string &group);
    virtual RenderJob job(const Selection &selection) const;
    /// The request as it is shown.
    virtual RenderedRequest shown(const OpenedWorkspace &, const RenderedRequest &request) const { return request; }
    virtual ExitCode show(const Invocation &invocation, const RenderedRequest &request) const = 0;
    /// What the request is judged for. Only `budget` looks at one that asks nothing yet.
    virtual RequestUse use() const { return RequestUse::Send; }
    /// Whether also a request is shown that should not be sent as it is, because that is what one wants to see.
    virtual bool showsUnfit() const = 0;

    QString mistake(const OpenedWorkspace &opened) const final;
    PromptScope scope(const Selection &selection) const final;
    ExitCode work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) final;

private:
    std::string m_provider;
    std::string m_model;
    ExitCode showFit(const Invocation &invocation, const OpenedWorkspace &opened, const RenderResult &result) const;

    FormatOption m_format;
    GenerationOptions m_generation;
    bool m_force = false;
};

} // namespace outcrop
