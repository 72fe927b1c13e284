// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/budgettext.h"

#include "cli/base/console.h"
#include "cli/base/table.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

using Align = Table::Align;

const PlannedBlock *blockOf(const CachePlan &plan, const PartTokens &part)
{
    const auto found = std::find_if(plan.blocks.begin(), plan.blocks.end(), [&part](const PlannedBlock &block) { return block.block.id == part.id; });
    return found == plan.blocks.end() ? nullptr : &*found;
}

QString cacheWord(const PlannedBlock *block)
{
    if (!block || !block->isCached)
        return QStringLiteral("no");
    return block->hasBreakpointAfter ? QStringLiteral("yes, breakpoint here") : QStringLiteral("yes");
}

QStringList partRow(const PartTokens &part, const PlannedBlock *block)
{
    QStringList row{part.tier ? tierName(*part.tier) : QStringLiteral("-"), requestPartName(part.kind), part.file.isEmpty() ? part.title : part.id,
                    shortCount(part.count), cacheWord(block)};
    if (block && block->isCached)
        row += {toText(block->write), toText(block->read), countText(block->rewritten), toText(block->edit)};
    else
        row += {QString(), QString(), QString(), QString()};
    return row;
}

void writeParts(std::ostream &stream, const BudgetReport &report)
{
    Table table({{QStringLiteral("tier")}, {QStringLiteral("kind")}, {QStringLiteral("part"), Align::Left, true}, {QStringLiteral("tokens"), Align::Right},
                 {QStringLiteral("cache")}, {QStringLiteral("write cost"), Align::Right}, {QStringLiteral("read cost"), Align::Right},
                 {QStringLiteral("tokens rewritten"), Align::Right}, {QStringLiteral("cost of an edit"), Align::Right}});
    for (const PartTokens &part : report.tokens.parts)
        table.addRow(partRow(part, blockOf(report.plan, part)));
    writeTable(stream, table);
}

void writeTiers(std::ostream &stream, const BudgetReport &report)
{
    Table table({{QStringLiteral("tier")}, {QStringLiteral("tokens"), Align::Right}});
    for (const Tier tier : allTiers) {
        if (const TokenCount count = report.tokens.sum(tier); count.tokens > 0)
            table.addRow({tierName(tier), shortCount(count)});
    }
    if (!table.isEmpty())
        writeLine(stream, {});
    writeTable(stream, table);
}

void writeAreas(std::ostream &stream, const Budget &budget)
{
    Table table({{QStringLiteral("area")}, {QStringLiteral("tokens"), Align::Right}, {QStringLiteral("limit"), Align::Right}});
    for (const BudgetLine &line : budget.lines)
        table.addRow({budgetAreaName(line.area), shortCount(line.used), line.share ? countText(*line.share) : QStringLiteral("no limit")});
    writeLine(stream, {});
    writeTable(stream, table);
}

QString limitText(const Budget &budget)
{
    if (!budget.inputLimit)
        return QStringLiteral("the context window is unknown");
    return QStringLiteral("at most %1 (%2)").arg(countText(*budget.inputLimit), budget.inputLimitReason);
}

/// Writes the number of tokens that the server drops, if any.
void writeServerDrop(std::ostream &stream, const Budget &budget)
{
    if (budget.droppedByServer() == 0)
        return;
    const QString parts = budget.droppedParts.isEmpty() ? QString() : QStringLiteral(" It drops the beginning of the prompt: %1.").arg(budget.droppedParts);
    writeSentence(stream, QStringLiteral("Dropped by the server: about %1 of %2 tokens, because it reads only %3 by default.")
                              .arg(countText(budget.droppedByServer()), countText(budget.input.tokens), countText(*budget.limits.serverWindow)) + parts);
}

QString cacheText(const CachePlan &plan)
{
    if (!plan.policy.caches())
        return QStringLiteral("Cache: none, or the price of cached tokens is unknown.");
    const qsizetype marks = plan.breakpoints.size() + (plan.hasHistoryBreakpoint ? 1 : 0);
    const QString kind = plan.policy.kind == CacheKind::Explicit ? countText(marks, QStringLiteral("breakpoint")) : QStringLiteral("automatic");
    const QString lifetime = plan.policy.lifetime.isEmpty() ? QString() : QStringLiteral(", kept for ") + plan.policy.lifetime;
    return QStringLiteral("Cache: %1%2; %3 of %4 tokens cached; minimum prefix %5.")
        .arg(kind, lifetime, countText(plan.cached), countText(plan.total), countText(plan.policy.minimum));
}

QString priceText(const std::optional<Price> &price)
{
    return price ? price->perMillionText() : QStringLiteral("unknown");
}

QString pricesText(const BudgetReport &report)
{
    const PriceList list = report.price.forPrompt(report.plan.total);
    const QString source = report.price.source.isEmpty() ? QString() : QStringLiteral(" (%1; %2)").arg(report.price.source, report.price.checked);
    return QStringLiteral("Prices in dollars per million tokens: input %1, output %2, cache write %3, cache read %4%5.")
        .arg(priceText(list.input), priceText(list.output), priceText(list.cacheWrite), priceText(list.cacheRead), source);
}

QString fullSessionText(const TurnOverLimit &full)
{
    const QString figures = QStringLiteral("turn %1 would send %2, above the limit of %3").arg(full.turn).arg(countText(full.input), countText(full.limit, QStringLiteral("token")));
    return full.turn == 1 ? QStringLiteral("No turn fits: %1.").arg(figures) : QStringLiteral("The conversation is full after turn %1: %2.").arg(full.turn - 1).arg(figures);
}

void writeSession(std::ostream &stream, const SessionCost &session)
{
    Table table({{QStringLiteral("turn"), Align::Right}, {QStringLiteral("cache read"), Align::Right}, {QStringLiteral("cache write"), Align::Right},
                 {QStringLiteral("uncached input"), Align::Right}, {QStringLiteral("response"), Align::Right}, {QStringLiteral("cost"), Align::Right},
                 {QStringLiteral("cost without cache"), Align::Right}});
    for (const TurnCost &turn : session.turns)
        table.addRow({QString::number(turn.turn), countText(turn.read), countText(turn.written), countText(turn.fresh), countText(turn.response),
                      toText(turn.cost), toText(turn.uncached)});
    writeLine(stream, {});
    writeTable(stream, table);
    if (session.full)
        writeSentence(stream, fullSessionText(*session.full));
    if (session.turns.isEmpty())
        return;
    writeSentence(stream, QStringLiteral("A session of %1 with responses of %2: %3, or %4 without a cache.")
                          .arg(countText(session.turns.size(), QStringLiteral("turn")),
                               countText(session.frequency.responseTokens, QStringLiteral("token")), toText(session.total), toText(session.uncached)));
    if (session.totalWithVolatileLast && session.total && *session.totalWithVolatileLast < *session.total)
        writeSentence(stream, QStringLiteral("If the layers that change every turn were sent after the conversation, the session would cost %1.").arg(toText(session.totalWithVolatileLast)));
    if (session.frequency.sessionsPerMonth > 0)
        writeSentence(stream, QStringLiteral("%1 per month: %2.")
                              .arg(countText(session.frequency.sessionsPerMonth, QStringLiteral("session")), toText(session.month)));
}

void writeAdvice(std::ostream &stream, const CachePlan &plan)
{
    for (const CacheFinding &finding : plan.findings)
        writeSentence(stream, QStringLiteral("Advice: %1 Cost of the current order: %2 %3.")
                              .arg(finding.message, toText(finding.cost), finding.changesEveryTurn ? QStringLiteral("per turn") : QStringLiteral("per change")));
}

} // namespace

QString shortCount(const TokenCount &count)
{
    return count.kind == CountKind::Estimate ? QStringLiteral("≈ ") + countText(count.tokens) : countText(count.tokens);
}

void writeBudget(std::ostream &stream, const BudgetReport &report)
{
    const TokenCount &total = report.tokens.total;
    writeSentence(stream, QStringLiteral("%1, %2: %3 tokens, %4; %5. Tokenizer: %6.")
                          .arg(report.provider, report.model, shortCount(total), kindText(total), limitText(report.budget), report.counter));
    writeServerDrop(stream, report.budget);
    writeLine(stream, {});
    writeParts(stream, report);
    writeTiers(stream, report);
    writeAreas(stream, report.budget);
    writeLine(stream, {});
    writeSentence(stream, cacheText(report.plan));
    writeSentence(stream, pricesText(report));
    writeSentence(stream, QStringLiteral("This request: %1 with a cold cache, %2 with a warm cache, %3 without a cache.")
                          .arg(toText(report.plan.firstCost), toText(report.plan.nextCost), toText(report.plan.uncached)));
    writeAdvice(stream, report.plan);
    writeSession(stream, report.session);
}

void writeFormatCosts(std::ostream &stream, const QList<FormatCost> &costs)
{
    Table table({{QStringLiteral("format")}, {QStringLiteral("tokens"), Align::Right}, {QStringLiteral("vs. plain"), Align::Right}});
    for (const FormatCost &cost : costs) {
        const QString change = QStringLiteral("%1%2%").arg(cost.change < 0 ? QStringLiteral("−") : QStringLiteral("+"), QString::number(100 * std::abs(cost.change), 'f', 1));
        table.addRow({cost.format, shortCount(cost.tokens), change});
    }
    writeLine(stream, {});
    writeSentence(stream, QStringLiteral("The same prompt in every format, without the provider's unpublished overhead:"));
    writeTable(stream, table);
}

} // namespace outcrop
