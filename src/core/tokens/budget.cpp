// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/budget.h"

#include "core/base/localnumbers.h"
#include "core/tokens/tokensmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

std::optional<qint64> shareOf(const BudgetLimits &limits, const BudgetShares &shares, BudgetArea area)
{
    const auto percent = shares.percentOf(area);
    return limits.window && percent ? std::optional(*limits.window * *percent / 100) : std::nullopt;
}

qint64 reserveFor(const BudgetLimits &limits, const BudgetShares &shares)
{
    const auto share = shareOf(limits, shares, BudgetArea::Output);
    const qint64 wanted = limits.requestMaxOutput ? *limits.requestMaxOutput : share.value_or(0);
    const qint64 given = limits.maxOutput ? std::min(wanted, *limits.maxOutput) : wanted;
    return std::max<qint64>(0, given);
}

/// Returns the lower of two numbers; if one is unknown, the other.
std::optional<qint64> lowerOf(const std::optional<qint64> &a, const std::optional<qint64> &b)
{
    return a && b ? std::min(*a, *b) : a ? a : b;
}

/// Applies a limit if it is lower than the current one.
void limitTo(Budget &budget, const std::optional<qint64> &tokens, const QString &reason)
{
    if (!tokens || (budget.inputLimit && *budget.inputLimit <= *tokens))
        return;
    budget.inputLimit = std::max<qint64>(0, *tokens);
    budget.inputLimitReason = reason;
}

} // namespace

QString budgetAreaName(BudgetArea area)
{
    switch (area) {
    case BudgetArea::Output:
        return QStringLiteral("output");
    case BudgetArea::System:
        return QStringLiteral("system");
    case BudgetArea::Tools:
        return QStringLiteral("tools");
    case BudgetArea::History:
        return QStringLiteral("history");
    }
    Q_UNREACHABLE();
}

QString budgetAreaText(BudgetArea area)
{
    switch (area) {
    case BudgetArea::Output:
        return tokensmessages::areaOutput();
    case BudgetArea::System:
        return tokensmessages::areaSystem();
    case BudgetArea::Tools:
        return tokensmessages::areaTools();
    case BudgetArea::History:
        return tokensmessages::areaHistory();
    }
    Q_UNREACHABLE();
}

BudgetShares readBudgetShares(const DataNode &contextWindow)
{
    BudgetShares shares;
    for (int area = 0; area < budgetAreaCount; ++area) {
        const auto percent = contextWindow[u"shares"][budgetAreaName(static_cast<BudgetArea>(area))].toInteger();
        if (percent && *percent >= 0 && *percent <= 100)
            shares.percent[area] = static_cast<int>(*percent);
    }
    shares.truncatesSystem = contextWindow[u"system_over"].text() == QLatin1String("truncate");
    return shares;
}

qint64 Budget::excess() const
{
    return std::max<qint64>(0, input.tokens - inputLimit.value_or(input.tokens));
}

std::optional<qint64> Budget::usedWindow() const
{
    return lowerOf(limits.window, limits.serverWindow);
}

std::optional<qint64> Budget::readableInput() const
{
    return lowerOf(inputLimit, limits.serverWindow);
}

std::optional<qint64> Budget::remaining() const
{
    const std::optional<qint64> limit = readableInput();
    return limit ? std::optional(*limit - input.tokens) : std::nullopt;
}

qint64 Budget::droppedByServer() const
{
    return std::max<qint64>(0, input.tokens - limits.serverWindow.value_or(input.tokens));
}

Budget inputBudget(const BudgetLimits &limits, const BudgetShares &shares)
{
    Budget budget;
    budget.limits = limits;
    budget.reserve = reserveFor(limits, shares);
    limitTo(budget, limits.profileMaxInput, tokensmessages::profileLimit());
    limitTo(budget, limits.maxInput, tokensmessages::modelInputLimit());
    if (limits.window)
        limitTo(budget, *limits.window - budget.reserve,
                tokensmessages::windowLimit(groupedNumber(*limits.window), groupedNumber(budget.reserve)));
    return budget;
}

Budget budgetWithUsage(Budget budget, const BudgetShares &shares, const TokenCount &input, const TokenCount &system,
    const TokenCount &tools, const TokenCount &history)
{
    const auto line = [&](BudgetArea area, const TokenCount &usedCount) { return BudgetLine{area, usedCount, shareOf(budget.limits, shares, area)}; };
    budget.input = input;
    budget.lines = {line(BudgetArea::Output, TokenCount::exact(budget.reserve, {})), line(BudgetArea::System, system),
                    line(BudgetArea::Tools, tools), line(BudgetArea::History, history)};
    return budget;
}

} // namespace outcrop
