// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/budget/budgetwords.h"

namespace outcrop {

namespace {

double dollars(const std::optional<Cost> &cost)
{
    return cost ? static_cast<double>(cost->pico()) * 1e-12 : 0;
}

QString turnTip(const TurnCost &turn)
{
    return joined({BudgetWords::tr("Turn %1").arg(turn.turn), BudgetWords::tr("Read from the cache: %1 tokens").arg(grouped(turn.read)),
        BudgetWords::tr("Written to the cache: %1 tokens").arg(grouped(turn.written)), BudgetWords::tr("Not cached: %1 tokens").arg(grouped(turn.fresh)),
        BudgetWords::tr("Answer: %1 tokens").arg(grouped(turn.answer)), BudgetWords::tr("Cost: %1").arg(costText(turn.cost)),
        BudgetWords::tr("Without a cache: %1").arg(costText(turn.uncached))});
}

void addTurn(Bars &bars, const TurnCost &turn, PlanScale scale)
{
    const int bar = static_cast<int>(bars.bars.size());
    const QString key = QString::number(turn.turn);
    Bar column{BudgetWords::tr("Turn %1").arg(turn.turn), costText(turn.cost)};
    column.key = key;
    if (scale == PlanScale::Money) {
        column.limit = dollars(turn.uncached);
        column.limitTitle = BudgetWords::tr("Without a cache: %1").arg(costText(turn.uncached));
        bars.pieces += BarPiece{bar, dollars(turn.cost), BarInk::Size, {}, turnTip(turn), key};
    } else {
        const std::array<std::pair<BarInk, qint64>, 4> parts{{{BarInk::Read, turn.read}, {BarInk::Written, turn.written}, {BarInk::Fresh, turn.fresh}, {BarInk::Answer, turn.answer}}};
        for (const auto &[ink, tokens] : parts) {
            if (tokens > 0)
                bars.pieces += BarPiece{bar, static_cast<double>(tokens), ink, {}, turnTip(turn), key};
        }
    }
    bars.bars += column;
}

FigureRow turnRow(const TurnCost &turn)
{
    return {QString::number(turn.turn), {},
        {Figure::of(turn.turn), Figure::of(turn.read), Figure::of(turn.written), Figure::of(turn.fresh), Figure::of(turn.answer), figureOf(turn.cost),
            figureOf(turn.uncached)}};
}

/// What the session costs, and what spoils the cache.
QString planSummary(const ProviderBudget &provider)
{
    const SessionCost &session = provider.session;
    QStringList sentences;
    if (session.full)
        //: %1 is the number of a turn, %2 and %3 are numbers of tokens
        sentences += BudgetWords::tr("Turn %1 no longer fits: %2 of at most %3 tokens.").arg(session.full->turn).arg(grouped(session.full->input), grouped(session.full->limit));
    if (!session.turns.isEmpty())
        sentences += BudgetWords::tr("%n turn(s) cost %1; without a cache they would cost %2.", nullptr, static_cast<int>(session.turns.size()))
                         .arg(costText(session.total), costText(session.uncached));
    if (session.month)
        sentences += BudgetWords::tr("A month of %n session(s): %1.", nullptr, static_cast<int>(session.frequency.sessionsPerMonth)).arg(costText(session.month));
    for (const CacheFinding &finding : provider.plan.findings)
        sentences += finding.message;
    return sentences.join(u' ');
}

QString priceSource(const ModelPrice &price)
{
    //: %1 names a price list, %2 is a date
    return price.isKnown() ? BudgetWords::tr("Prices: %1, %2.").arg(price.source, price.checked) : QString();
}

} // namespace

BudgetFigure planFigure(const ProviderBudget &provider, PlanScale scale)
{
    BudgetFigure figure;
    figure.bars.upright = true;
    figure.bars.money = scale == PlanScale::Money;
    figure.bars.limits = scale == PlanScale::Money ? BudgetWords::tr("Without a cache") : QString();
    figure.bars.axis = scale == PlanScale::Money ? BudgetWords::tr("Dollars a turn") : BudgetWords::tr("Tokens a turn");
    figure.table.headers = {BudgetWords::tr("Turn"), BudgetWords::tr("Read from the cache"), BudgetWords::tr("Written to the cache"), BudgetWords::tr("Not cached"), BudgetWords::tr("Answer"), BudgetWords::tr("Cost ($)"),
        BudgetWords::tr("Without a cache ($)")};
    for (const TurnCost &turn : provider.session.turns) {
        addTurn(figure.bars, turn, scale);
        figure.table.rows += turnRow(turn);
    }
    figure.bars.finish();
    figure.headline = planSummary(provider);
    figure.summary = joined({figure.headline, priceSource(provider.price)});
    return figure;
}

} // namespace outcrop
