// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/budgettext.h"

#include "cli/base/console.h"
#include "cli/base/table.h"
#include "cli/prompt/budgetoutput.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

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
        return budgetoutput::notCached();
    return block->hasBreakpointAfter ? budgetoutput::cachedBreakpoint() : budgetoutput::cached();
}

QStringList partRow(const PartTokens &part, const PlannedBlock *block)
{
    QStringList row{part.tier ? tierName(*part.tier) : QStringLiteral("-"), requestPartText(part.kind), part.file.isEmpty() ? part.title : part.id,
                    shortCount(part.count), cacheWord(block)};
    if (block && block->isCached)
        row += {toText(block->write), toText(block->read), countText(block->rewrittenTokens), toText(block->edit)};
    else
        row += {QString(), QString(), QString(), QString()};
    return row;
}

void writeParts(std::ostream &stream, const BudgetReport &report)
{
    Table table({{budgetoutput::columnTier()}, {budgetoutput::columnKind()}, {budgetoutput::columnPart(), Align::Left, true}, {budgetoutput::columnTokens(), Align::Right},
                 {budgetoutput::columnCache()}, {budgetoutput::columnWriteCost(), Align::Right}, {budgetoutput::columnReadCost(), Align::Right},
                 {budgetoutput::columnRewritten(), Align::Right}, {budgetoutput::columnEditCost(), Align::Right}});
    for (const PartTokens &part : report.tokens.parts)
        table.addRow(partRow(part, blockOf(report.plan, part)));
    writeTable(stream, table);
}

void writeTiers(std::ostream &stream, const BudgetReport &report)
{
    Table table({{budgetoutput::columnTier()}, {budgetoutput::columnTokens(), Align::Right}});
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
    Table table({{budgetoutput::columnArea()}, {budgetoutput::columnTokens(), Align::Right}, {budgetoutput::columnLimit(), Align::Right}});
    for (const BudgetLine &line : budget.lines)
        table.addRow({budgetAreaText(line.area), shortCount(line.used), line.share ? countText(*line.share) : budgetoutput::noLimit()});
    writeLine(stream, {});
    writeTable(stream, table);
}

/// Returns the number of tokens and their limit.
QString summaryText(const BudgetReport &report)
{
    const TokenCount &total = report.tokens.total;
    const Budget &budget = report.budget;
    if (!budget.inputLimit)
        return budgetoutput::summaryNoWindow(report.provider, report.model, shortCount(total), kindText(total), counterTitle(report.counter));
    return budgetoutput::summary(report.provider, report.model, shortCount(total), kindText(total), countText(*budget.inputLimit), budget.inputLimitReason, counterTitle(report.counter));
}

/// Writes the number of tokens that the server drops, if any.
void writeServerDrop(std::ostream &stream, const Budget &budget)
{
    if (budget.droppedByServer() == 0)
        return;
    QStringList sentences{budgetoutput::serverDrop(countText(budget.droppedByServer()), countText(budget.input.tokens), countText(*budget.limits.serverWindow))};
    if (!budget.droppedParts.isEmpty())
        sentences.append(budgetoutput::serverDropParts(budget.droppedParts));
    writeSentence(stream, sentences.join(sentenceSeparator()));
}

QString cacheText(const CachePlan &plan)
{
    if (!plan.policy.caches())
        return budgetoutput::noCache();
    const qsizetype marks = plan.breakpoints.size() + (plan.hasHistoryBreakpoint ? 1 : 0);
    const QString cachedTokens = countText(plan.cachedTokens);
    const QString total = countText(plan.total);
    const QString minimum = countText(plan.policy.minimum);
    const QString &lifetime = plan.policy.lifetime;
    if (plan.policy.kind == CacheKind::Explicit)
        return lifetime.isEmpty() ? budgetoutput::explicitCache(marks, countText(marks), cachedTokens, total, minimum)
                                  : budgetoutput::explicitCacheKept(marks, countText(marks), lifetime, cachedTokens, total, minimum);
    return lifetime.isEmpty() ? budgetoutput::automaticCache(cachedTokens, total, minimum) : budgetoutput::automaticCacheKept(lifetime, cachedTokens, total, minimum);
}

QString priceText(const std::optional<Price> &price)
{
    return price ? price->perMillionText() : budgetoutput::priceUnknown();
}

QString pricesText(const BudgetReport &report)
{
    const PriceList list = report.price.pricesForPrompt(report.plan.total);
    const QString input = priceText(list.input);
    const QString output = priceText(list.output);
    const QString cacheWrite = priceText(list.cacheWrite);
    const QString cacheRead = priceText(list.cacheRead);
    return report.price.source.isEmpty() ? budgetoutput::prices(input, output, cacheWrite, cacheRead)
                                         : budgetoutput::pricesWithSource(input, output, cacheWrite, cacheRead, dataText(report.price.source), report.price.checked);
}

QString fullSessionText(const TurnOverLimit &fullTurn)
{
    return fullTurn.turn == 1 ? budgetoutput::noTurnFits(fullTurn.limit, countText(fullTurn.input), countText(fullTurn.limit))
                          : budgetoutput::conversationFull(fullTurn.limit, fullTurn.turn - 1, fullTurn.turn, countText(fullTurn.input), countText(fullTurn.limit));
}

void writeSession(std::ostream &stream, const SessionCost &session)
{
    Table table({{budgetoutput::columnTurn(), Align::Right}, {budgetoutput::columnCacheRead(), Align::Right}, {budgetoutput::columnCacheWrite(), Align::Right},
                 {budgetoutput::columnUncachedInput(), Align::Right}, {budgetoutput::columnResponse(), Align::Right}, {budgetoutput::columnCost(), Align::Right},
                 {budgetoutput::columnUncachedCost(), Align::Right}});
    for (const TurnCost &turn : session.turns)
        table.addRow({QString::number(turn.turn), countText(turn.read), countText(turn.written), countText(turn.fresh), countText(turn.response),
                      toText(turn.cost), toText(turn.uncachedCost)});
    writeLine(stream, {});
    writeTable(stream, table);
    if (session.overLimitTurn)
        writeSentence(stream, fullSessionText(*session.overLimitTurn));
    if (session.turns.isEmpty())
        return;
    const qint64 turns = session.turns.size();
    const qint64 response = session.frequency.responseTokens;
    const qint64 sessions = session.frequency.sessionsPerMonth;
    writeSentence(stream, budgetoutput::sessionCost(turns, countText(turns), budgetoutput::tokens(response, countText(response)), toText(session.total), toText(session.uncachedCost)));
    if (session.totalWithVolatileLast && session.total && *session.totalWithVolatileLast < *session.total)
        writeSentence(stream, budgetoutput::volatileLastCost(toText(session.totalWithVolatileLast)));
    if (sessions > 0)
        writeSentence(stream, budgetoutput::monthCost(sessions, countText(sessions), toText(session.month)));
}

void writeAdvice(std::ostream &stream, const CachePlan &plan)
{
    for (const CacheFinding &finding : plan.findings)
        writeSentence(stream, (finding.changesEveryTurn ? budgetoutput::advicePerTurn : budgetoutput::advicePerChange)(finding.message, toText(finding.cost)));
}

} // namespace

QString shortCount(const TokenCount &count)
{
    return count.kind == CountKind::Estimate ? QStringLiteral("≈ ") + countText(count.tokens) : countText(count.tokens);
}

void writeBudget(std::ostream &stream, const BudgetReport &report)
{
    writeSentence(stream, summaryText(report));
    writeServerDrop(stream, report.budget);
    writeLine(stream, {});
    writeParts(stream, report);
    writeTiers(stream, report);
    writeAreas(stream, report.budget);
    writeLine(stream, {});
    writeSentence(stream, cacheText(report.plan));
    writeSentence(stream, pricesText(report));
    writeSentence(stream, budgetoutput::requestCost(toText(report.plan.firstCost), toText(report.plan.nextCost), toText(report.plan.uncachedCost)));
    writeAdvice(stream, report.plan);
    writeSession(stream, report.session);
}

void writeFormatCosts(std::ostream &stream, const QList<FormatCost> &costs)
{
    Table table({{budgetoutput::columnFormat()}, {budgetoutput::columnTokens(), Align::Right}, {budgetoutput::columnChange(), Align::Right}});
    for (const FormatCost &cost : costs) {
        const QString change = (cost.change < 0 ? QStringLiteral("−") : QStringLiteral("+")) + percentageText(std::abs(cost.change), 1);
        table.addRow({cost.format, shortCount(cost.tokens), change});
    }
    writeLine(stream, {});
    writeSentence(stream, budgetoutput::formatsIntroduction());
    writeTable(stream, table);
}

} // namespace outcrop
