// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/bars.h"
#include "models/budget/figuretable.h"
#include "models/budget/providerbudget.h"

#include <QCoreApplication>

#include <array>

namespace outcrop {

/// What the figures of the Budget dock share: how numbers become words.
struct BudgetWords {
    Q_DECLARE_TR_FUNCTIONS(BudgetWords)
};

/// `12,340`.
QString grouped(qint64 number);
QString tokensText(const TokenCount &count);
Figure figureOf(const TokenCount &count);
Figure figureOf(const std::optional<qint64> &number);
Figure figureOf(const std::optional<Cost> &cost);
/// From 0 to 1; 0 where the whole is not known.
double shareOf(qint64 part, const std::optional<qint64> &whole);
/// `1.2 %`: a window is large, so that whole per cents say little.
QString fineShareText(double share);
Figure shareFigure(double share);
/// Lines of a tip; empty ones are left out.
QString joined(QStringList lines);

/// The colour of a part.
BarInk inkOf(const PartTokens &part);
/// The pieces of a bar: what is sent first first.
inline constexpr std::array stackOrder{BarInk::Tools, BarInk::Granite, BarInk::Bedrock, BarInk::Sandstone, BarInk::Topsoil, BarInk::Weather,
    BarInk::Talk, BarInk::Frame};

/// `$0.0512`; `unknown` for unpublished prices.
QString costText(const std::optional<Cost> &cost);
/// `12,340 of 1,000,000 tokens (exact)`.
QString meterText(const Budget &budget);
/// What a part of a request is called.
QString requestPartTitle(RequestPart part);
QString budgetAreaTitle(BudgetArea area);
/// What it costs on the first turn and later, and what an edit of it costs; empty where there is no price.
QString blockPrices(const QList<PlannedBlock> &blocks);
/// The blocks of a plan that a part is made of.
QList<PlannedBlock> blocksOf(const CachePlan &plan, const QString &id);

} // namespace outcrop
