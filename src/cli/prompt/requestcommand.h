// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "cli/base/generationoptions.h"
#include "cli/prompt/promptcommand.h"
#include "cli/prompt/renderoptions.h"
#include "core/render/requestblockers.h"
#include "core/layers/unsentlayers.h"

namespace outcrop {

/// The base of commands for one provider's request: reads the target, renders, and rejects a request that exceeds a limit or lacks a required part. Subclasses
/// implement show().
class RequestCommand : public PromptCommand
{
public:
    bool isAllowedWith(const Permissions &) const override { return true; }

protected:
    /// Adds `--provider`, `--model`, `--format`, `--force` and the generation parameters.
    void addTarget(CLI::App &command, const std::string &group);
    virtual RenderJob job(const Selection &selection) const;
    /// Computes the data that show() needs in addition to the request. An error stops the command.
    virtual Status prepare(const OpenedWorkspace &, const Selection &) { return success(); }
    /// Returns the request as it is shown, by default unchanged.
    virtual RenderedRequest displayedRequest(const OpenedWorkspace &, const RenderedRequest &request) const
    {
        return request;
    }
    virtual ExitCode show(const Invocation &invocation, const RenderedRequest &request, const QList<UnsentLayer> &unsent) const = 0;
    /// Returns the intended use, which determines whether a request may be sent. Only `budget` accepts a request without a task.
    virtual RequestPurpose requestUse() const { return RequestPurpose::Send; }
    /// Returns whether a request that should not be sent is shown as well, because the output explains the reason.
    virtual bool showsRejectedRequest() const = 0;

    QString usageError(const OpenedWorkspace &opened) const final;
    PromptScope scope(const Selection &selection) const final;
    ExitCode execute(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) final;

private:
    Result<ModelChoice> choiceFor(const OpenedWorkspace &opened, const Selection &selection) const;
    PromptScope chosenScope(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) const;

    std::string m_provider;
    std::string m_model;
    ExitCode showUnlessRejected(const Invocation &invocation, const OpenedWorkspace &opened, const RenderResult &result) const;

    FormatOption m_format;
    GenerationOptions m_generation;
    bool m_isForced = false;
};

} // namespace outcrop
