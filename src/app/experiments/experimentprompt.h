// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/experiments/experimentcases.h"
#include "core/experiments/experimentsetup.h"

namespace outcrop {

/// One arm of an experiment, ready to put any case: its version of the workspace, its provider, its format. Immutable: safe on any thread.
class ArmPrompt
{
public:
    /// `params` go over those of the profile, and the arm's own go over them: what is compared stays.
    /// Errors: NotFound (no such provider or revision, no text for a file), Invalid (a format or a type that there is not).
    static Result<ArmPrompt> of(const OpenedWorkspace &opened, const ExperimentArm &arm, const GenerationParams &params = {});

    /// The request for a case. A marker comes before everything else, so that no cache knows how the request begins.
    Result<RenderResult> render(const ExperimentCase &one, const QString &mark = {}) const;
    /// The tokens of the same prompt in plain Markdown: what overhead is measured against.
    Result<TokenCount> plainTokens(const ExperimentCase &one) const;

    const OpenedWorkspace &opened() const { return m_opened; }
    const QString &provider() const { return m_job.provider; }

private:
    Result<RenderResult> render(const RenderJob &job, const ExperimentCase &one, const QString &mark) const;

    OpenedWorkspace m_opened;
    RenderJob m_job;
    ArmSettings m_settings;
};

/// The tokens of what is sent, without the provider's unpublished overhead: so that a count that can be exact is exact.
TokenCount sentTokens(const RenderedRequest &request);

} // namespace outcrop
