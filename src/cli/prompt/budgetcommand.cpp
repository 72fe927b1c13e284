// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/budgetcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/prompt/budgettext.h"

namespace outcrop {

CLI::App *BudgetCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "budget", "Count the tokens of a request, plan its cache and show its cost",
                                   "outcrop-cli -C garden budget --provider anthropic --request \"Plan the release.\" --per-month 400");
    const std::string group = "Provider and form";
    addTarget(*command, group);
    command->add_option("--lifetime", m_lifetime, "Cache lifetime to request, such as 1h [from the adapter]")
        ->type_name("TIME")
        ->group(group);
    const std::string frequency = "Usage";
    command->add_option("--turns", m_frequency.turns, "Turns per session [10]")
        ->type_name("N")
        ->check(CLI::Range(1, 1000))
        ->group(frequency);
    command->add_option("--answer", m_frequency.answerTokens, "Tokens per response [500]")
        ->type_name("N")
        ->check(CLI::Range(0, 10'000'000))
        ->group(frequency);
    command->add_option("--per-month", m_frequency.sessionsPerMonth, "Sessions per month")
        ->type_name("N")
        ->check(CLI::Range(1, 1'000'000'000))
        ->group(frequency);
    m_composeOptions.addTo(*command);
    return command;
}

RenderJob BudgetCommand::job(const Selection &selection) const
{
    RenderJob job = RequestCommand::job(selection);
    job.withDisplay = false;
    job.lifetime = fromArgument(m_lifetime);
    return job;
}

ExitCode BudgetCommand::show(const Invocation &invocation, const RenderedRequest &request) const
{
    const BudgetReport report = *budgetReport(request, m_frequency);
    if (invocation.json)
        return invocation.print(toJson(report));
    writeBudget(invocation.console.out, report);
    return ExitCode::Done;
}

} // namespace outcrop
