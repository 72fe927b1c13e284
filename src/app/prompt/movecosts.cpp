// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/movecosts.h"

#include "core/base/joinedtext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

/// Returns the cost of editing the most expensive block of a document, or nullopt if it has none or the prices are unknown.
std::optional<Cost> editCostOf(const CachePlan &plan, const std::function<bool(const QString &)> &belongs)
{
    std::optional<Cost> most;
    for (const PlannedBlock &block : plan.blocks) {
        if (!belongs(block.block.id))
            continue;
        if (!block.edit)
            return std::nullopt;
        most = std::max(most.value_or(Cost()), *block.edit);
    }
    return most;
}

/// Returns the cost of rewriting the cache from the first block that differs: as much as an edit of this block.
std::optional<Cost> oneTimeCost(const CachePlan &before, const CachePlan &after, const std::function<QString(const QString &)> &idAfter)
{
    for (qsizetype i = 0; i < after.blocks.size(); ++i) {
        const bool isSame = i < before.blocks.size() && idAfter(before.blocks.at(i).block.id) == after.blocks.at(i).block.id
            && before.blocks.at(i).block.tokens == after.blocks.at(i).block.tokens;
        if (!isSame)
            return after.blocks.at(i).edit;
    }
    return Cost();
}

struct MoveCostWords {
    Q_DECLARE_TR_FUNCTIONS(MoveCosts)
};

QString onceText(const MoveCosts &costs, CostCause cause, const QLocale &locale)
{
    const bool isMove = cause == CostCause::Move;
    if (!costs.oneTimeCost || costs.oneTimeCost->isZero())
        return isMove ? MoveCostWords::tr("The move does not rewrite any cached tokens.") : MoveCostWords::tr("The change does not rewrite any cached tokens.");
    //: Effect of moving or changing a layer; %1 is the cost of the tokens that are written to the cache again
    return (isMove ? MoveCostWords::tr("The move has a one-time cost of %1.") : MoveCostWords::tr("The change has a one-time cost of %1.")).arg(toText(*costs.oneTimeCost, locale));
}

/// Returns two amounts as text. They get more decimals than usual if their difference would be invisible.
std::pair<QString, QString> costTexts(Cost first, Cost second, const QLocale &locale)
{
    if (first == second || toText(first) != toText(second))
        return {toText(first, locale), toText(second, locale)};
    int decimals = decimalsOf(first);
    while (decimals < 12 && toText(first, decimals) == toText(second, decimals))
        ++decimals;
    return {toText(first, decimals, locale), toText(second, decimals, locale)};
}

/// Returns the cost of an edit after a move, with the cost before it if they differ. Empty if one is unknown.
QString editText(const MoveCosts &costs, const QLocale &locale)
{
    if (!costs.editBefore || !costs.editAfter)
        return {};
    if (*costs.editBefore == *costs.editAfter)
        //: Effect of moving a layer; %1 is the cost of one edit
        return MoveCostWords::tr("Each edit to this layer still costs %1.").arg(toText(*costs.editAfter, locale));
    const auto [after, before] = costTexts(*costs.editAfter, *costs.editBefore, locale);
    //: %1 is the price after the move, %2 the price before it
    return MoveCostWords::tr("After that, each edit to this layer costs %1 instead of %2.").arg(after, before);
}

} // namespace

QString costText(const MoveCosts &costs, CostCause cause, const QLocale &locale)
{
    if (!costs.isKnown())
        return MoveCostWords::tr("The prices are unknown.");
    QStringList sentences{onceText(costs, cause, locale)};
    if (cause == CostCause::Move)
        sentences += editText(costs, locale);
    if (*costs.laterTurnBefore != *costs.laterTurnAfter) {
        const auto [after, before] = costTexts(*costs.laterTurnAfter, *costs.laterTurnBefore, locale);
        //: %1 is the price after the change, %2 the price before it
        sentences += MoveCostWords::tr("With a warm cache, a request costs %1 instead of %2.").arg(after, before);
    }
    sentences.removeAll(QString());
    return sentences.join(sentenceSeparator());
}

MoveCosts moveCosts(const CachePlan &before, const CachePlan &after, const std::function<bool(const QString &)> &belongsBefore,
    const std::function<bool(const QString &)> &belongsAfter, const std::function<QString(const QString &)> &idAfter)
{
    MoveCosts costs;
    costs.laterTurnBefore = before.nextCost;
    costs.laterTurnAfter = after.nextCost;
    if (!costs.isKnown())
        return costs;
    costs.oneTimeCost = oneTimeCost(before, after, idAfter);
    costs.editBefore = editCostOf(before, belongsBefore);
    costs.editAfter = editCostOf(after, belongsAfter);
    return costs;
}

Json toJson(const MoveCosts &costs)
{
    const auto both = [](const std::optional<Cost> &before, const std::optional<Cost> &after) { return Json{{"before", toJson(before)}, {"after", toJson(after)}}; };
    return {{"once", toJson(costs.oneTimeCost)}, {"edit", both(costs.editBefore, costs.editAfter)}, {"later_turn", both(costs.laterTurnBefore, costs.laterTurnAfter)}};
}

} // namespace outcrop
