// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/ratifyeffect.h"

#include "app/evolution/ratifymessages.h"
#include "app/prompt/renderprompt.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

#include <algorithm>

namespace outcrop {
namespace {

std::optional<BudgetReport> reportOf(const OpenedWorkspace &opened, const RenderJob &job)
{
    const Result<RenderResult> result = renderPrompt(opened, job);
    return result ? budgetReport(result->request) : std::nullopt;
}

/// An excess over a limit in tokens, or the number of passages removed to fit the window.
struct Excess {
    QString limit; ///< identifies the limit in both requests: `input`, `window` or the name of an area
    QString name;  ///< name for display, which can contain the excess
    qint64 size = 0;
};

QList<Excess> excessOf(const BudgetReport &report)
{
    QList<Excess> found;
    if (report.budget.isOver())
        found += {QStringLiteral("input"), report.budget.inputLimitReason, report.budget.excess()};
    for (const BudgetLine &line : report.budget.lines) {
        if (line.isOver())
            found += {budgetAreaName(line.area), ratifymessages::areaLimit(budgetAreaText(line.area)), line.used.tokens - *line.share};
    }
    if (!report.removed.isEmpty())
        found += {QStringLiteral("window"), ratifymessages::windowOverflow(report.removed.size()), qint64(report.removed.size())};
    return found;
}

/// Returns the costs of a change that keeps the paths of documents.
MoveCosts costsOf(const BudgetReport &before, const BudgetReport &after, const WorkspaceChange &change)
{
    const auto belongs = [paths = change.paths()](const QString &id) { return paths.contains(id.section(u'#', 0, 0)); };
    return moveCosts(before.plan, after.plan, belongs, belongs, [](const QString &id) { return id; });
}

} // namespace

QString exceededBudget(const BudgetReport &before, const BudgetReport &after)
{
    const QList<Excess> earlier = excessOf(before);
    for (const Excess &now : excessOf(after)) {
        const auto then = std::find_if(earlier.begin(), earlier.end(), [&](const Excess &excess) { return excess.limit == now.limit; });
        if (then == earlier.end() || then->size < now.size)
            return now.name;
    }
    return {};
}

Result<QList<PromptGrowth>> measurePromptGrowth(const OpenedWorkspace &opened, const Selection &selection, const WorkspaceChange &change)
{
    const Result<Workspace> changedWorkspace = withChange(opened.workspace(), change);
    if (!changedWorkspace)
        return changedWorkspace.error();
    const OpenedWorkspace after = withWorkspace(opened, *changedWorkspace);
    QList<PromptGrowth> growth;
    for (const QString &provider : opened.providers()) {
        const RenderJob job{.selection = selection, .provider = provider, .model = {}, .format = {}, .rendersDisplay = false};
        PromptGrowth one{provider, reportOf(opened, job), reportOf(after, job)};
        if (one.before && one.after) {
            one.costs = costsOf(*one.before, *one.after, change);
            one.overBudget = exceededBudget(*one.before, *one.after);
        }
        growth += one;
    }
    return growth;
}

QString tokenGuardError(const QList<PromptGrowth> &growth)
{
    QStringList exceededBudgets;
    for (const PromptGrowth &one : growth) {
        if (!one.overBudget.isEmpty())
            exceededBudgets += ratifymessages::providerOverflow(one.provider, one.before->tokens.total.tokens, one.after->tokens.total.tokens, one.overBudget);
    }
    return exceededBudgets.isEmpty() ? QString() : ratifymessages::overBudget(exceededBudgets.join(clauseSeparator()));
}

QString growthText(const PromptGrowth &growth, const QLocale &locale)
{
    if (!growth.before || !growth.after)
        return {};
    const TokenCount &total = growth.after->tokens.total;
    const QString number = groupedNumber(qAbs(growth.growth()), locale);
    const QString sign = growth.growth() < 0 ? QStringLiteral("−") : QStringLiteral("+");
    const QString tokens = (total.isExact() ? QString() : QStringLiteral("≈ ")) + sign + number;
    return ratifymessages::tokensWithModel(tokens, growth.after->model) + sentenceSeparator() + costText(growth.costs, CostCause::Edit, locale);
}

Json toJson(const PromptGrowth &growth)
{
    const auto tokens = [](const std::optional<BudgetReport> &report) { return report ? toJson(report->tokens.total) : Json(); };
    return {{"provider", jsonString(growth.provider)}, {"model", growth.after ? Json(jsonString(growth.after->model)) : Json()},
            {"before", tokens(growth.before)}, {"after", tokens(growth.after)}, {"growth", growth.growth()}, {"costs", toJson(growth.costs)}, {"over_budget", jsonString(growth.overBudget)}};
}

} // namespace outcrop
