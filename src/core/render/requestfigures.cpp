// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/requestfigures.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/render/rendermessages.h"

#include <algorithm>

namespace outcrop {
namespace {

std::optional<qint64> parameterValue(const PromptBundle &bundle, const QString &name)
{
    const GenerationParam *param = bundle.params.find(name);
    return param && param->value.is_number_integer() ? std::optional(param->value.get<qint64>()) : std::nullopt;
}

std::optional<qint64> toInt64(const std::optional<int> &value)
{
    return value ? std::optional<qint64>(*value) : std::nullopt;
}

std::optional<qint64> minimum(const std::optional<qint64> &a, const std::optional<qint64> &b)
{
    return a && b ? std::min(*a, *b) : a ? a : b;
}

bool isTool(const PartTokens &part)
{
    return part.kind == RequestPart::Tools || part.kind == RequestPart::Schema;
}

/// Groups parts in the order of the request: the tools with the schema, then each run of sections in one tier. In a document, only tools are separate.
CacheInput cacheInputOf(const RequestTokens &tokens, bool isDocument)
{
    CacheInput input;
    std::optional<Tier> tier;
    int group = -1;
    for (const PartTokens &part : tokens.parts) {
        if (part.kind == RequestPart::History && !isDocument) {
            input.history += part.count.tokens;
        } else if (isTool(part) || (part.tier && !isDocument)) {
            if (group < 0 || tier != part.tier)
                ++group;
            tier = part.tier;
            input.blocks.append({part.id, part.title, isTool(part) ? CachePosition::Tools : CachePosition::System,
                group, part.cadence, part.count.tokens});
        } else {
            input.request += part.count.tokens;
        }
    }
    return input;
}

/// Returns the target's cache policy. If the adapter has a tool envelope, tools cannot have a breakpoint.
CachePolicy policyFor(const RenderTarget &target)
{
    CachePolicy policy = target.model.caching;
    if (!target.adapter->toolEnvelope.isEmpty())
        policy.breakpointPositions.removeAll(CachePosition::Tools);
    return policy;
}

/// Returns the parts that the server drops, for display; empty if it drops none.
QString droppedParts(const RequestTokens &tokens, const Budget &budget)
{
    constexpr qsizetype maximumNamed = 3;
    const QStringList titles = tokens.titlesOfFirst(budget.droppedByServer());
    const QString named = titles.first(std::min(maximumNamed, titles.size())).join(listSeparator());
    return titles.size() > maximumNamed ? rendermessages::partsAndMore(named, titles.size() - maximumNamed) : named;
}

/// Returns the number of tokens that the server reads by default (`usual_window` of the wire format). Returns nullopt if it is unknown, or if the request sets its
/// window.
std::optional<qint64> serverWindow(const PromptBundle &bundle, const WireFormat &wireFormat)
{
    return bundle.params.find(QStringLiteral("context_window")) ? std::nullopt : wireFormat.data[u"usual_window"].toInteger();
}

} // namespace

BudgetLimits budgetLimits(const PromptBundle &bundle, const ModelInfo &model)
{
    return {minimum(toInt64(model.contextWindow), parameterValue(bundle, QStringLiteral("context_window"))), toInt64(model.maxOutput), toInt64(model.maxInput), parameterValue(bundle, QStringLiteral("max_output_tokens")),
            parameterValue(bundle, QStringLiteral("max_input_tokens"))};
}

QString serverDropReason(const Budget &budget, const QString &wireFormat)
{
    const QString droppedText = groupedNumber(budget.droppedByServer());
    const QString input = groupedNumber(budget.input.tokens);
    const QString window = groupedNumber(*budget.limits.serverWindow);
    return budget.droppedParts.isEmpty() ? rendermessages::unnamedPartsDroppedByServer(droppedText, input, wireFormat, window)
                                         : rendermessages::droppedByServer(droppedText, input, wireFormat, window, budget.droppedParts);
}

RequestFigures computeRequestFigures(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target)
{
    RequestFigures figures;
    figures.counter = target.counter->name();
    figures.tokens = countRequest(bundle, prompt, target);
    const BudgetShares &shares = target.adapter->shares;
    BudgetLimits limits = budgetLimits(bundle, target.model);
    if (!limits.requestMaxOutput)
        limits.requestMaxOutput = toInt64(defaultOutputLimit(target));
    limits.serverWindow = serverWindow(bundle, *target.wireFormat);
    figures.budget = budgetWithUsage(inputBudget(limits, shares), shares,
        figures.tokens.total, figures.tokens.system(), figures.tokens.tools(), figures.tokens.history());
    figures.budget.droppedParts = droppedParts(figures.tokens, figures.budget);
    figures.price = target.model.price;
    figures.cacheInput = cacheInputOf(figures.tokens, !prompt.document.isEmpty());
    figures.plan = planCache(figures.cacheInput, policyFor(target), figures.price);
    return figures;
}

std::optional<int> defaultOutputLimit(const RenderTarget &target)
{
    const auto named = target.wireFormat->data[u"default_max_output"].toInteger();
    if (!named || !target.model.maxOutput)
        return std::nullopt;
    qint64 tokens = std::min<qint64>(*named, *target.model.maxOutput);
    if (const qint64 kept = inputBudget({toInt64(target.model.contextWindow), {}, {}, {}, {}}, target.adapter->shares).reserve; kept > 0)
        tokens = std::min(tokens, kept);
    return static_cast<int>(std::max<qint64>(1, tokens));
}

CacheBreakpoints cacheBreakpoints(const RequestFigures &figures)
{
    const CachePlan &plan = figures.plan;
    CacheBreakpoints marks;
    if (plan.policy.kind != CacheKind::Explicit || (plan.breakpoints.isEmpty() && !plan.hasHistoryBreakpoint))
        return marks;
    const QList<CacheBlock> &blocks = figures.cacheInput.blocks;
    const int tools = !blocks.isEmpty() && blocks.first().position == CachePosition::Tools ? 1 : 0;
    for (const int group : plan.breakpoints) {
        if (group < tools)
            marks.hasToolsBreakpoint = true;
        else
            marks.tiers.append(group - tools);
    }
    const bool providerSetsBreakpoint = plan.hasHistoryBreakpoint && plan.policy.cachesRequest;
    marks.hasHistoryBreakpoint = plan.hasHistoryBreakpoint && !providerSetsBreakpoint;
    marks.mode = providerSetsBreakpoint ? QStringLiteral("implicit") : QStringLiteral("explicit");
    if (plan.policy.lifetime != plan.policy.lifetimes.value(0))
        marks.lifetime = plan.policy.lifetime;
    return marks;
}

} // namespace outcrop
