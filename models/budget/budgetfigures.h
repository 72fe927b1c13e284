// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/bars.h"
#include "models/budget/figuretable.h"
#include "models/budget/providerbudget.h"

namespace outcrop {

/// A picture and its numbers, which say the same.
struct BudgetFigure {
    Bars bars;
    FigureTable table;
    QString headline = {}; ///< what the picture does not say
    QString summary = {};  ///< the most important of it in words, for people who do not see the picture
};

/// What a scale of bars counts.
enum class WindowScale { Tokens, ShareOfWindow };
/// What the bars of a breakdown are.
enum class Breakdown { Tiers, Kinds, Areas };
/// What the columns of a cache plan count.
enum class PlanScale { Tokens, Money };

/// Each provider's request against the window of its model.
BudgetFigure windowFigure(const QList<ProviderBudget> &providers, WindowScale scale);
/// The parts of one request, by tier, by what they are, or by the shares of the window.
BudgetFigure breakdownFigure(const ProviderBudget &provider, Breakdown by);
/// What each turn of a session reads, writes and costs.
BudgetFigure planFigure(const ProviderBudget &provider, PlanScale scale);
/// How long a document was whenever its size was recorded: when it was first seen, and at each save. Sizes that another tokenizer counted do not compare: they are in the table only.
BudgetFigure historyFigure(const QString &title, const QString &path, const QList<SizePoint> &points);

} // namespace outcrop
