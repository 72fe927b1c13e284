// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/budgetreport.h"

#include <algorithm>

namespace outcrop {
namespace {

template<typename T>
Json valueOrNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json();
}

/// Returns the cache plan's block for a part, or null if the plan does not contain the part.
const PlannedBlock *plannedBlock(const CachePlan &plan, const QString &id)
{
    const auto found = std::find_if(plan.blocks.begin(), plan.blocks.end(), [&id](const PlannedBlock &block) { return block.block.id == id; });
    return found == plan.blocks.end() ? nullptr : &*found;
}

Json partRow(const PartTokens &part, const CachePlan &plan)
{
    Json row{{"id", jsonString(part.id)},
             {"title", jsonString(part.title)},
             {"kind", jsonString(requestPartName(part.kind))},
             {"tier", part.tier ? jsonString(tierName(*part.tier)) : Json()},
             {"file", jsonStringOrNull(part.file)},
             {"cadence", jsonString(cadenceName(part.cadence))},
             {"tokens", toJson(part.count)}};
    if (const PlannedBlock *block = plannedBlock(plan, part.id)) {
        row["cached"] = block->isCached;
        row["breakpoint"] = block->hasBreakpointAfter;
        row["cost"] = {{"input", toJson(block->input)}, {"cache_write", toJson(block->write)}, {"cache_read", toJson(block->read)}};
        row["edit"] = {{"rewritten_tokens", block->rewrittenTokens}, {"cost", toJson(block->edit)}};
    }
    return row;
}

Json budgetRow(const Budget &budget)
{
    Json areas = Json::array();
    for (const BudgetLine &line : budget.lines)
        areas.push_back({{"area", jsonString(budgetAreaName(line.area))},
                         {"tokens", toJson(line.used)},
                         {"share", valueOrNull(line.share)},
                         {"over", line.isOver()}});
    return {{"window", valueOrNull(budget.limits.window)},
            {"reserved_for_output", budget.reserve},
            {"input_limit", valueOrNull(budget.inputLimit)},
            {"input_limit_reason", jsonStringOrNull(budget.inputLimitReason)},
            {"left", valueOrNull(budget.remaining())},
            {"server_window", valueOrNull(budget.limits.serverWindow)},
            {"dropped_by_server", budget.droppedByServer()},
            {"areas", areas}};
}

Json cacheRow(const CachePlan &plan)
{
    Json findings = Json::array();
    for (const CacheFinding &finding : plan.findings)
        findings.push_back({{"id", jsonString(finding.block)},
                            {"every_turn", finding.changesEveryTurn},
                            {"tokens", finding.tokens},
                            {"cost", toJson(finding.cost)},
                            {"message", jsonString(finding.message)}});
    return {{"kind", jsonString(cacheKindName(plan.policy.kind))},
            {"lifetime", jsonStringOrNull(plan.policy.lifetime)},
            {"minimum", plan.policy.minimum},
            {"cached_tokens", plan.cachedTokens},
            {"conversation", plan.hasHistoryBreakpoint},
            {"source", jsonStringOrNull(plan.policy.source)},
            {"checked", jsonStringOrNull(plan.policy.checked)},
            {"findings", findings}};
}

Json priceOrNull(const std::optional<Price> &price)
{
    return price ? Json::parse(price->perMillionText().toStdString()) : Json();
}

Json pricesRow(const BudgetReport &report)
{
    const PriceList list = report.price.pricesForPrompt(report.plan.total);
    return {{"input", priceOrNull(list.input)},          {"output", priceOrNull(list.output)},
            {"cache_write", priceOrNull(list.cacheWrite)}, {"cache_read", priceOrNull(list.cacheRead)},
            {"source", jsonStringOrNull(report.price.source)},   {"checked", jsonStringOrNull(report.price.checked)}};
}

/// Describes the first turn that exceeds the limit; null if none does.
Json fullRow(const std::optional<TurnOverLimit> &overLimitTurn)
{
    return overLimitTurn ? Json{{"turn", overLimitTurn->turn}, {"input_tokens", overLimitTurn->input}, {"input_limit", overLimitTurn->limit}} : Json();
}

Json sessionRow(const SessionCost &session)
{
    Json turns = Json::array();
    for (const TurnCost &turn : session.turns)
        turns.push_back({{"turn", turn.turn},
                         {"cache_read", turn.read},
                         {"cache_write", turn.written},
                         {"input", turn.fresh},
                         {"output", turn.response},
                         {"cost", toJson(turn.cost)},
                         {"cost_without_cache", toJson(turn.uncachedCost)}});
    return {{"answer_tokens", session.frequency.responseTokens},
            {"turns", turns},
            {"full_at", fullRow(session.overLimitTurn)},
            {"cost", toJson(session.total)},
            {"cost_without_cache", toJson(session.uncachedCost)},
            {"cost_with_fleeting_last", toJson(session.totalWithVolatileLast)},
            {"sessions_per_month", session.frequency.sessionsPerMonth > 0 ? Json(session.frequency.sessionsPerMonth) : Json()},
            {"cost_per_month", toJson(session.month)}};
}

} // namespace

std::optional<BudgetReport> budgetReport(const RenderedRequest &request, const Frequency &frequency)
{
    const std::shared_ptr<const RequestFigures> &figures = request.figures;
    if (!figures)
        return std::nullopt;
    BudgetReport report;
    report.provider = request.provider;
    report.model = request.model;
    report.counter = figures->counter;
    report.tokens = figures->tokens;
    report.budget = figures->budget;
    report.plan = figures->plan;
    report.price = figures->price;
    const std::optional<qint64> limit = report.budget.inputLimit ? report.budget.inputLimit : report.budget.limits.window;
    report.session = priceSession(figures->cacheInput, figures->plan.policy, figures->price, frequency, limit);
    report.removed = figures->removed;
    return report;
}

Json toJson(const BudgetReport &report)
{
    Json parts = Json::array();
    for (const PartTokens &part : report.tokens.parts)
        parts.push_back(partRow(part, report.plan));
    Json tiers = Json::object();
    for (const Tier tier : allTiers)
        tiers[tierName(tier).toStdString()] = toJson(report.tokens.sum(tier));
    return {{"provider", jsonString(report.provider)},
            {"model", jsonString(report.model)},
            {"counter", jsonString(report.counter)},
            {"tokens", toJson(report.tokens.total)},
            {"parts", parts},
            {"tiers", tiers},
            {"budget", budgetRow(report.budget)},
            {"cache", cacheRow(report.plan)},
            {"prices_per_million", pricesRow(report)},
            {"cost", {{"first", toJson(report.plan.firstCost)}, {"again", toJson(report.plan.nextCost)}, {"without_cache", toJson(report.plan.uncachedCost)}}},
            {"session", sessionRow(report.session)},
            {"cut", toJson(report.removed)}};
}

} // namespace outcrop
