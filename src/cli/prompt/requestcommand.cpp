// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/requestcommand.h"

#include "app/workspace/chosenprovider.h"
#include "cli/base/inputtext.h"
#include "cli/prompt/promptoutput.h"
#include "core/base/joinedtext.h"

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
    command.add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider, such as anthropic, openai, google, open-source or manual [phase role, else agent, else workload specialist, else conductor]"))
        ->type_name("NAME")
        ->group(group);
    command.add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model [from the role, else the agent's first model for this provider, else from config.toml, else the provider's default]"))
        ->type_name("ID")
        ->group(group);
    m_format.addTo(command, group);
    command.add_flag("--force", m_isForced, QT_TRANSLATE_NOOP("cli", "Allow a request that exceeds the context window, violates an agent requirement or guardrail, has no task, or is missing a required part"))->group(group);
    m_generation.addParamsTo(command, QT_TRANSLATE_NOOP("cli", "Response"));
}

QString RequestCommand::usageError(const OpenedWorkspace &opened) const
{
    if (const QString problem = m_provider.empty() ? QString() : providerUsageError(opened, fromArgument(m_provider)); !problem.isEmpty())
        return problem;
    if (const QString problem = PromptCommand::usageError(opened); !problem.isEmpty() || !m_provider.empty())
        return problem;
    const Result<ModelChoice> choice = choiceFor(opened, m_composeOptions.choices());
    const bool isMissing = !choice && choice.error().location.file.isEmpty();
    return isMissing ? promptoutput::providerRequired() : QString();
}

Result<ModelChoice> RequestCommand::choiceFor(const OpenedWorkspace &opened, const Selection &selection) const
{
    return selectModel(opened, m_composeOptions.isBare() ? bareSelection(selection) : selection, fromArgument(m_provider), fromArgument(m_model));
}

/// Returns the scope of the chosen provider. If the command line does not name a provider, prints the provider, its model, and the setting that chose it.
PromptScope RequestCommand::chosenScope(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) const
{
    PromptScope chosen = scope(selection);
    const Result<ModelChoice> choice = choiceFor(opened, selection);
    if (!m_provider.empty() || !choice)
        return chosen;
    chosen.providers = {choice->provider};
    const QString model = choice->model.isEmpty() ? choice->provider : QString(choice->provider + listSeparator() + choice->model);
    printMessage(invocation.console, choice->chosenBy.isEmpty() ? model : detailedText(model, choice->chosenBy));
    return chosen;
}

PromptScope RequestCommand::scope(const Selection &selection) const
{
    return {selection, {fromArgument(m_provider)}, fromArgument(m_model), m_composeOptions.isBare()};
}

RenderJob RequestCommand::job(const Selection &selection) const
{
    RenderJob job{selection, fromArgument(m_provider), fromArgument(m_model), m_format.format()};
    job.isBare = m_composeOptions.isBare();
    m_generation.overrideParams(job.selection.params);
    return job;
}

ExitCode RequestCommand::execute(
    const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection)
{
    const PromptFindings findings = findingsOf(opened, chosenScope(invocation, opened, selection));
    const Result<RenderResult> result = renderPrompt(opened, job(selection));
    invocation.report(findings, result ? result->diagnostics : Diagnostics());
    if (!findings.blockingFindings.isEmpty())
        return ExitCode::Input;
    if (!result)
        return isUsageError(result.error()) ? invocation.failUsage(result.error())
                                            : invocation.fail(result.error());
    if (const Status preparedStatus = prepare(opened, selection); !preparedStatus)
        return invocation.fail(preparedStatus.error());
    return !renderErrors(result->diagnostics).isEmpty() ? ExitCode::Input : showUnlessRejected(invocation, opened, *result);
}

ExitCode RequestCommand::showUnlessRejected(const Invocation &invocation, const OpenedWorkspace &opened, const RenderResult &result) const
{
    const Diagnostics unfitFindings = m_isForced ? Diagnostics() : requestBlockers(result.diagnostics, requestUse());
    const ExitCode code = unfitFindings.isEmpty() || showsRejectedRequest()
        ? show(invocation, displayedRequest(opened, result.request), m_composeOptions.isBare() ? QList<UnsentLayer>() : unsentLayers(opened.library, result.bundle))
        : ExitCode::Done;
    if (unfitFindings.isEmpty() || code != ExitCode::Done)
        return code;
    printMessage(invocation.console, promptoutput::shouldNotBeSent(unfitFindings.first().message));
    return ExitCode::Findings;
}

} // namespace outcrop
