// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/requestcommand.h"

#include "cli/base/inputtext.h"

namespace outcrop {
namespace {

/// A name on the command line that stands for nothing. What a file names is an error of that file.
bool isMistake(const Error &error)
{
    return error.code == ErrorCode::NotFound && error.location.file.isEmpty();
}

} // namespace

void RequestCommand::addTarget(CLI::App &command, const std::string &group)
{
    command.add_option("--provider", m_provider, "The provider, such as anthropic, openai, google, open-source or manual")
        ->type_name("NAME")
        ->required()
        ->group(group);
    command.add_option("--model", m_model, "The model (default: the agent's first for this provider, else config.toml's)")
        ->type_name("ID")
        ->group(group);
    m_format.addTo(command, group);
}

QString RequestCommand::mistake(const OpenedWorkspace &opened) const
{
    const QString problem = providerMistake(opened, fromWord(m_provider));
    return problem.isEmpty() ? PromptCommand::mistake(opened) : problem;
}

RenderJob RequestCommand::job(const Selection &selection) const
{
    return {selection, fromWord(m_provider), fromWord(m_model), m_format.format()};
}

ExitCode RequestCommand::work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection)
{
    const Diagnostics blocking = blockingDiagnostics(opened, selection, {fromWord(m_provider)});
    const Result<RenderResult> result = renderPrompt(opened, job(selection));
    invocation.report(opened.diagnostics() + (result ? result->diagnostics : Diagnostics()));
    if (!blocking.isEmpty())
        return ExitCode::Input;
    if (!result)
        return isMistake(result.error()) ? invocation.refuse(result.error().message) : invocation.fail(result.error());
    return hasErrors(result->diagnostics) ? ExitCode::Input : show(invocation, result->request);
}

} // namespace outcrop
