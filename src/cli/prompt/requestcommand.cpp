// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/requestcommand.h"

#include "cli/base/inputtext.h"

namespace outcrop {
namespace {

/// Returns whether the error is an unknown name on the command line. An unknown name in a file is an error of that file.
bool isUsageError(const Error &error)
{
    return error.code == ErrorCode::NotFound && error.location.file.isEmpty();
}

} // namespace

void RequestCommand::addTarget(CLI::App &command, const std::string &group)
{
    command.add_option("--provider", m_provider, "Provider, such as anthropic, openai, google, open-source or manual")
        ->type_name("NAME")
        ->required()
        ->group(group);
    command.add_option("--model", m_model, "Model [the agent's first for this provider, else from config.toml]")
        ->type_name("ID")
        ->group(group);
    m_format.addTo(command, group);
    command.add_flag("--force", m_force, "Allow a request that exceeds the context window, violates an agent requirement or guardrail, has no task, or is missing a required part")->group(group);
    m_generation.addParamsTo(command, "Response");
}

QString RequestCommand::usageError(const OpenedWorkspace &opened) const
{
    const QString problem = providerUsageError(opened, fromArgument(m_provider));
    return problem.isEmpty() ? PromptCommand::usageError(opened) : problem;
}

PromptScope RequestCommand::scope(const Selection &selection) const
{
    return {selection, {fromArgument(m_provider)}, fromArgument(m_model), m_composeOptions.isBare()};
}

RenderJob RequestCommand::job(const Selection &selection) const
{
    RenderJob job{selection, fromArgument(m_provider), fromArgument(m_model), m_format.format()};
    job.bare = m_composeOptions.isBare();
    m_generation.overrideParams(job.selection.params);
    return job;
}

ExitCode RequestCommand::execute(
    const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection)
{
    const PromptFindings findings = findingsOf(opened, scope(selection));
    const Result<RenderResult> result = renderPrompt(opened, job(selection));
    invocation.report(findings, result ? result->diagnostics : Diagnostics());
    if (!findings.blocking.isEmpty())
        return ExitCode::Input;
    if (!result)
        return isUsageError(result.error()) ? invocation.failUsage(result.error().message)
                                            : invocation.fail(result.error());
    if (const Status prepared = prepare(opened, selection); !prepared)
        return invocation.fail(prepared.error());
    return !renderErrors(result->diagnostics).isEmpty() ? ExitCode::Input : showFit(invocation, opened, *result);
}

ExitCode RequestCommand::showFit(const Invocation &invocation, const OpenedWorkspace &opened, const RenderResult &result) const
{
    const Diagnostics unfit = m_force ? Diagnostics() : requestBlockers(result.diagnostics, requestUse());
    const ExitCode code =
        unfit.isEmpty() || showsUnfit() ? show(invocation, displayedRequest(opened, result.request)) : ExitCode::Done;
    if (unfit.isEmpty() || code != ExitCode::Done)
        return code;
    printMessage(invocation.console, QStringLiteral("this request should not be sent: %1 --force allows it.").arg(unfit.first().message));
    return ExitCode::Findings;
}

} // namespace outcrop
