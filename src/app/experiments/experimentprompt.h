// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/experiments/experimentcases.h"
#include "core/experiments/experimentsetup.h"

namespace outcrop {

/// One arm of an experiment, with its version of the workspace, its provider and its format. Renders any case. Immutable and thread-safe.
class ArmPrompt
{
public:
    /// Creates the prompt of an arm. `params` override those of the profile; the arm's parameters override both, so that each arm keeps its parameters. Errors:
    /// NotFound (no such provider, revision or file), Invalid (a client's context together with a revision, or a prompt with errors), those of
    /// withContext().
    static Result<ArmPrompt> create(
        const OpenedWorkspace &opened, const ExperimentArm &arm, const GenerationParams &params = {});

    /// Returns the request for a case. A marker precedes all other text, so that no cache contains the beginning of the request. `toolTurns` follow the
    /// request: responses with tool calls, and their results.
    Result<RenderResult> render(const ExperimentCase &testCase, const QString &mark = {}, const QList<Message> &toolTurns = {}) const;
    /// Returns the tokens of the same prompt in plain Markdown, the baseline for overhead.
    Result<TokenCount> plainTokens(const ExperimentCase &testCase) const;

    const OpenedWorkspace &opened() const { return m_opened; }
    const QString &provider() const { return m_job.provider; }

private:
    Result<RenderResult> render(const RenderJob &job, const ExperimentCase &testCase, const QString &mark, const QList<Message> &toolTurns) const;

    OpenedWorkspace m_opened;
    RenderJob m_job;
    ArmSettings m_settings;
};

/// Returns the tokens of the request without overhead that is only estimated, so that the count can be exact. Zero if the request has no figures.
TokenCount sentTokens(const RenderedRequest &request);

} // namespace outcrop
