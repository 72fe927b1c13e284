// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/editcost.h"

#include "core/render/requestfigures.h"

#include <algorithm>

namespace outcrop {
namespace {

std::optional<EditCost> costOfSection(const CachePlan &plan, const QString &id)
{
    const auto found = std::find_if(plan.blocks.begin(), plan.blocks.end(), [&id](const PlannedBlock &block) { return block.block.id == id; });
    if (found == plan.blocks.end())
        return std::nullopt;
    return EditCost{true, found->isCached, found->rewrittenTokens, found->edit};
}

} // namespace

EditCosts::EditCosts(const RenderResult &result, const QString &path)
{
    if (!result.request.figures)
        return;
    for (const Section &section : result.bundle.sections) {
        const std::optional<EditCost> cost = costOfSection(result.request.figures->plan, section.id);
        if (!cost)
            continue; // removed to fit the budget
        for (const TraceSpan &span : section.content.spans()) {
            if (span.origin.file != path)
                continue;
            const qsizetype length = span.kind == TraceKind::Escaped ? span.sourceLength : span.length;
            m_passages.append({span.origin.offset, span.origin.offset + length, *cost});
        }
    }
}

EditCost EditCosts::costOf(qsizetype start, qsizetype end) const
{
    EditCost most;
    for (const Passage &passage : m_passages) {
        const bool touches = passage.start <= end && start <= passage.end;
        if (touches && (!most.isSent || passage.cost.rewrittenTokens > most.rewrittenTokens))
            most = passage.cost;
    }
    return most;
}

} // namespace outcrop
