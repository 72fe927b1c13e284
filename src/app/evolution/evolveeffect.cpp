// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/evolveeffect.h"

#include "app/prompt/renderprompt.h"
#include "app/workspace/chosenprovider.h"
#include "core/render/budgetreport.h"

namespace outcrop {
namespace {

std::optional<BudgetReport> budgetOf(const OpenedWorkspace &opened, const RenderJob &job)
{
    const Result<RenderResult> renderResult = renderPrompt(opened, job);
    return renderResult ? budgetReport(renderResult->request) : std::nullopt;
}

/// Returns an amount as stored in the evidence, in English.
QString storedText(const std::optional<Cost> &cost)
{
    return cost ? toText(*cost, englishLocale()) : QStringLiteral("unknown");
}

} // namespace

void addEffect(const OpenedWorkspace &opened, Proposal &proposal)
{
    RenderJob job;
    job.selection.workload = proposal.suggestion.workload;
    job.rendersDisplay = false;
    const Result<ModelChoice> chosen = selectModel(opened, job.selection, {}, {});
    const Result<Workspace> changedWorkspace = withChange(opened.workspace(), proposal.change);
    if (proposal.change.isEmpty() || !chosen || !changedWorkspace)
        return;
    job.provider = chosen->provider;
    job.model = chosen->model;
    const std::optional<BudgetReport> before = budgetOf(opened, job);
    const std::optional<BudgetReport> after = budgetOf(withWorkspace(opened, *changedWorkspace), job);
    if (!before || !after)
        return;
    Json &evidence = proposal.suggestion.evidence;
    evidence["tokens"] = {{"counter", jsonString(before->counter)}, {"before", before->tokens.total.tokens}, {"after", after->tokens.total.tokens},
        {"exact", before->tokens.total.isExact() && after->tokens.total.isExact()}};
    evidence["price"] = {{"model", jsonString(before->model)}, {"unit", "US dollars per turn for input, with a warm cache"}, {"before", toJson(before->plan.nextCost)},
        {"after", toJson(after->plan.nextCost)}, {"before_text", jsonString(storedText(before->plan.nextCost))},
        {"after_text", jsonString(storedText(after->plan.nextCost))}};
}

} // namespace outcrop
