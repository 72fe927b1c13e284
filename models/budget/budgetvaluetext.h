// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/bars.h"
#include "models/budget/providerbudget.h"
#include "models/budget/valuetable.h"

#include <QCoreApplication>

#include <array>

namespace outcrop {

/// Translation context of the Budget dock's charts and tables.
struct BudgetText {
    Q_DECLARE_TR_FUNCTIONS(BudgetText)
};

/// Returns a number with group separators: `12,340`.
QString groupedDigits(qint64 number);
QString tokensText(const TokenCount &count);
TableCell tableCell(const TokenCount &count);
TableCell tableCell(const std::optional<qint64> &number);
TableCell tableCell(const std::optional<Cost> &cost);
/// Returns a part as a share of the whole; 0 if the whole is unknown.
double shareOf(qint64 part, const std::optional<qint64> &whole);
/// Returns `1.2%`, with a decimal place for small shares, because context windows are large.
QString preciseShareText(double share);
TableCell preciseShareCell(double share);
/// Joins the non-empty lines of a tooltip.
QString joinTooltipLines(QStringList lines);

BarColorRole colorRoleOf(const PartTokens &part);
/// The color roles of the segments of a request, in display order.
inline constexpr std::array segmentOrder{BarColorRole::Tools, BarColorRole::Granite, BarColorRole::Bedrock,
    BarColorRole::Sandstone, BarColorRole::Topsoil, BarColorRole::Weather, BarColorRole::Conversation,
    BarColorRole::RequestFraming};

/// Returns `$0.0512`, or `unknown` if the price is unknown.
QString costText(const std::optional<Cost> &cost);
/// Returns the used part of the context window: `12,340 of 1,000,000 tokens (exact)`, or only the used tokens if the window is unknown. If the server drops
/// tokens, returns `Server reads 4,096 of 8,600 tokens`.
QString budgetUsageText(const Budget &budget);
/// Returns `Dropped by the server: about 4,504 of 8,600 tokens`; empty if the server drops no tokens.
QString serverDropText(const Budget &budget);
QString requestPartTitle(RequestPart part);
QString budgetAreaTitle(BudgetArea area);
/// Returns the cost in the first request and with a warm cache, and the cost of an edit if it rewrites cached tokens. Returns an empty string if there are no blocks or
/// the prices are unknown.
QString blockPriceText(const QList<PlannedBlock> &blocks);
/// Returns the blocks of a plan that belong to a part.
QList<PlannedBlock> blocksOf(const CachePlan &plan, const QString &id);

} // namespace outcrop
