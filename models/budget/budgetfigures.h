// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/bars.h"
#include "models/budget/providerbudget.h"
#include "models/budget/valuetable.h"

namespace outcrop {

/// A chart and a table of the same data.
struct BudgetFigure {
    Bars bars;
    ValueTable table;
    QString headline = {}; ///< additional information above the chart
    QString summary = {};  ///< accessible description of the chart
};

/// How the values of the bars are shown.
enum class WindowScale { Tokens, ShareOfWindow };
/// The property by which the parts of a request are grouped into bars.
enum class Breakdown { Tiers, Kinds, Areas };
/// How the values of the turns are shown.
enum class PlanScale { Tokens, Money };

/// Returns a comparison of each provider's request with the context window of its model.
BudgetFigure windowFigure(const QList<ProviderBudget> &providers, WindowScale scale);
/// Returns one request by tier, by kind of part, or by area with its share of the context window.
BudgetFigure breakdownFigure(const ProviderBudget &provider, Breakdown by);
/// Returns the tokens or the cost of each turn of a session.
BudgetFigure planFigure(const ProviderBudget &provider, PlanScale scale);
/// Returns the sizes of a document over time: those recorded by this program and those of earlier versions. Sizes counted with another tokenizer than the last
/// one are not comparable, so only the table contains them.
BudgetFigure historyFigure(const QString &title, const QString &path, const QList<SizePoint> &points);

} // namespace outcrop
