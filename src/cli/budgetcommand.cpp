// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/budgetcommand.h"

#include "cli/budgettext.h"
#include "cli/commandbuilder.h"
#include "cli/inputtext.h"

namespace outcrop {

CLI::App *BudgetCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "budget", "Count a provider's request against its window, plan its cache and price it",
                                   "outcrop-cli -C garden budget --provider anthropic --request \"Plan the release.\" --per-month 400");
    const std::string group = "For whom, and how";
    command->add_option("--provider", m_provider, "The provider, such as anthropic, openai, google, open-source or manual")
        ->type_name("NAME")
        ->required()
        ->group(group);
    command->add_option("--model", m_model, "The model (default: the agent's first for this provider, else config.toml's)")
        ->type_name("ID")
        ->group(group);
    m_format.addTo(*command, group);
    command->add_option("--lifetime", m_lifetime, "How long the provider is asked to keep its cache, such as 1h (default: as the adapter says)")
        ->type_name("TIME")
        ->group(group);
    const std::string frequency = "How often";
    command->add_option("--turns", m_turns, "Turns of a session (default: 10)")->type_name("N")->check(CLI::Range(1, 1000))->group(frequency);
    command->add_option("--answer", m_answer, "Tokens of each answer (default: 500)")->type_name("N")->check(CLI::Range(0, 10'000'000))->group(frequency);
    command->add_option("--per-month", m_perMonth, "Sessions a month")->type_name("N")->check(CLI::Range(1, 1'000'000'000))->group(frequency);
    m_composeOptions.addTo(*command);
    return command;
}

QString BudgetCommand::mistake(const OpenedWorkspace &opened) const
{
    const QString problem = providerMistake(opened, fromWord(m_provider));
    return problem.isEmpty() ? PromptCommand::mistake(opened) : problem;
}

ExitCode BudgetCommand::work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection)
{
    const Diagnostics blocking = blockingDiagnostics(opened, selection, {fromWord(m_provider)});
    const RenderJob job{selection, fromWord(m_provider), fromWord(m_model), m_format.format(), false, fromWord(m_lifetime)};
    const Result<RenderResult> result = renderPrompt(opened, job);
    invocation.report(opened.diagnostics() + (result ? result->diagnostics : Diagnostics()));
    if (!blocking.isEmpty())
        return ExitCode::Input;
    if (!result)
        return invocation.fail(result.error());
    if (hasErrors(result->diagnostics))
        return ExitCode::Input;
    const BudgetReport report = *budgetReport(*result, frequency());
    if (invocation.json)
        return invocation.print(toJson(report));
    writeBudget(invocation.console.out, report);
    return ExitCode::Done;
}

} // namespace outcrop
