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
    command->add_flag("--formats", m_formats, "Compare the tokens of the prompt in every format: plain, hybrid, XML")->group(group);
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
    m_composeOptions.addRetrieval(*command);
    return command;
}

RenderJob BudgetCommand::job(const Selection &selection) const
{
    RenderJob job = RequestCommand::job(selection);
    job.rendersDisplay = false;
    job.lifetime = fromArgument(m_lifetime);
    return job;
}

Status BudgetCommand::prepare(const OpenedWorkspace &opened, const Selection &selection)
{
    if (!m_formats)
        return success();
    Result<QList<FormatCost>> costs = formatCosts(opened, job(selection));
    if (!costs)
        return costs.error();
    m_costs = *costs;
    return success();
}

ExitCode BudgetCommand::show(const Invocation &invocation, const RenderedRequest &request) const
{
    const BudgetReport report = *budgetReport(request, m_frequency);
    if (invocation.json) {
        Json document = toJson(report);
        if (m_formats)
            document["formats"] = toJson(m_costs);
        return invocation.print(document);
    }
    writeBudget(invocation.console.out, report);
    if (m_formats)
        writeFormatCosts(invocation.console.out, m_costs);
    return ExitCode::Done;
}

} // namespace outcrop
