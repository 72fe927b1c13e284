// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/budgetcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/dollaramount.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/prompt/budgetoutput.h"
#include "cli/prompt/budgettext.h"

namespace outcrop {

CLI::App *BudgetCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "budget", QT_TRANSLATE_NOOP("cli", "Count the tokens of a request, plan its cache and show its cost"),
                                   "outcrop-cli -C garden budget --provider anthropic --request \"Plan the release.\" --per-month 400");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Provider and format");
    addTarget(*command, group);
    command->add_option("--lifetime", m_lifetime, QT_TRANSLATE_NOOP("cli", "Cache lifetime to request, such as 1h [from the adapter]"))
        ->type_name("TIME")
        ->group(group);
    command->add_flag("--formats", m_comparesFormats, QT_TRANSLATE_NOOP("cli", "Compare the token counts of plain text, hybrid (for a prompt type), prompt-xml and compact prompt-xml"))->group(group);
    const std::string frequency = QT_TRANSLATE_NOOP("cli", "Usage");
    command->add_option("--turns", m_frequency.turns, QT_TRANSLATE_NOOP("cli", "Turns per session [10]"))
        ->type_name("N")
        ->check(CLI::Range(1, 1000))
        ->group(frequency);
    command->add_option("--answer", m_frequency.responseTokens, QT_TRANSLATE_NOOP("cli", "Tokens per response [500]"))
        ->type_name("N")
        ->check(CLI::Range(0, 10'000'000))
        ->group(frequency);
    command->add_option("--per-month", m_frequency.sessionsPerMonth, QT_TRANSLATE_NOOP("cli", "Sessions per month, for the monthly cost [none]"))
        ->type_name("N")
        ->check(CLI::Range(1, 1'000'000'000))
        ->group(frequency);
    const std::string gate = QT_TRANSLATE_NOOP("cli", "CI checks");
    command->add_option("--max-input-tokens", m_maxInputTokens, QT_TRANSLATE_NOOP("cli", "Exit with 1 if the request has more than N tokens; for an estimate, the upper bound is used"))
        ->type_name("N")
        ->check(CLI::NonNegativeNumber)
        ->group(gate);
    command->add_option("--max-cost", m_maxCost, QT_TRANSLATE_NOOP("cli", "Exit with 1 if the request costs more than USD dollars with a cold cache"))
        ->type_name("USD")
        ->check(dollarAmountValidator())
        ->group(gate);
    m_composeOptions.addTo(*command);
    m_composeOptions.addRetrieval(*command);
    return command;
}

RenderJob BudgetCommand::job(const Selection &selection) const
{
    RenderJob job = RequestCommand::job(selection);
    job.rendersDisplay = false;
    job.cacheLifetime = fromArgument(m_lifetime);
    return job;
}

Status BudgetCommand::prepare(const OpenedWorkspace &opened, const Selection &selection)
{
    if (!m_comparesFormats)
        return success();
    Result<QList<FormatCost>> costs = formatCosts(opened, job(selection));
    if (!costs)
        return costs.error();
    m_costs = *costs;
    return success();
}

ExitCode BudgetCommand::show(const Invocation &invocation, const RenderedRequest &request, const QList<UnsentLayer> &) const
{
    const BudgetReport report = *budgetReport(request, m_frequency);
    if (invocation.printsJson) {
        Json document = toJson(report);
        if (m_comparesFormats)
            document["formats"] = toJson(m_costs);
        invocation.print(document);
        return checkLimits(invocation, report);
    }
    writeBudget(invocation.console.out, report);
    if (m_comparesFormats)
        writeFormatCosts(invocation.console.out, m_costs);
    return checkLimits(invocation, report);
}

/// Returns Findings if a limit is exceeded. An unknown price is an error, because it must not count as within the limit.
ExitCode BudgetCommand::checkLimits(const Invocation &invocation, const BudgetReport &report) const
{
    ExitCode code = ExitCode::Done;
    if (const qint64 tokens = report.tokens.total.high; m_maxInputTokens && tokens > *m_maxInputTokens) {
        printMessage(invocation.console, budgetoutput::inputOverLimit(tokens, countText(tokens), countText(*m_maxInputTokens)));
        code = ExitCode::Findings;
    }
    const std::optional<Cost> limit = dollarAmount(m_maxCost);
    if (!limit)
        return code;
    if (!report.plan.firstCost)
        return invocation.fail({ErrorCode::NotFound, budgetoutput::unknownPrice(report.model), {}});
    if (*report.plan.firstCost <= *limit)
        return code;
    printMessage(invocation.console, budgetoutput::costOverLimit(toText(*report.plan.firstCost), toText(*limit)));
    return ExitCode::Findings;
}

} // namespace outcrop
