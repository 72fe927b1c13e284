// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/sizewords.h"
#include "models/budget/budgetwords.h"

namespace outcrop {

namespace {

TokenCount sumOf(const RequestTokens &tokens, BarInk ink)
{
    TokenCount sum;
    for (const PartTokens &part : tokens.parts) {
        if (inkOf(part) == ink)
            sum += part.count;
    }
    return sum;
}

QString targetTitle(const ProviderBudget &provider)
{
    //: A provider and its model
    return provider.model.isEmpty() ? provider.provider : BudgetWords::tr("%1 · %2").arg(provider.provider, provider.model);
}

/// Of the window: the request and what is kept for the answer.
QString windowNote(const ProviderBudget &provider)
{
    if (!provider.error.isEmpty())
        return provider.error;
    const Budget &budget = provider.budget;
    const QString tokens = tokensText(budget.input);
    if (!budget.limits.window)
        return BudgetWords::tr("%1, window unknown").arg(tokens);
    //: %1 is a number of tokens with its unit, %2 a share in per cent, %3 the window of a model in tokens; two lines
    const QString note = BudgetWords::tr("%1\n%2 of %3").arg(tokens, fineShareText(shareOf(budget.input.tokens, budget.limits.window)), grouped(*budget.limits.window));
    return budget.isOver() ? BudgetWords::tr("Too long: %1").arg(note) : note;
}

QString stateText(const ProviderBudget &provider)
{
    if (!provider.error.isEmpty())
        return provider.error;
    if (provider.budget.isOver())
        return BudgetWords::tr("%1 too many").arg(grouped(-provider.budget.left().value_or(0)));
    if (!provider.cut.isEmpty())
        //: The request is short enough because parts of the prompt were cut
        return BudgetWords::tr("fits, %n part(s) cut", nullptr, static_cast<int>(provider.cut.size()));
    //: The request is short enough
    return BudgetWords::tr("fits");
}

FigureRow windowRow(const ProviderBudget &provider)
{
    const Budget &budget = provider.budget;
    const QString key = provider.provider + u'/' + provider.model;
    if (!provider.error.isEmpty())
        return {key, {}, {Figure::word(provider.provider), Figure::word(provider.model), {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, Figure::word(provider.error)}};
    return {key, {},
        {Figure::word(provider.provider), Figure::word(provider.model), figureOf(budget.input), Figure::of(budget.input.low),
            Figure::of(budget.input.high), Figure::word(certaintyText(budget.input, SizeUnit::Tokens)), figureOf(budget.limits.window),
            shareFigure(shareOf(budget.input.tokens, budget.limits.window)), Figure::of(budget.reserve), figureOf(budget.inputLimit),
            figureOf(provider.plan.first), figureOf(provider.plan.again), Figure::word(stateText(provider))}};
}

QStringList windowHeaders()
{
    return {BudgetWords::tr("Provider"), BudgetWords::tr("Model"), BudgetWords::tr("Tokens"), BudgetWords::tr("At least"), BudgetWords::tr("At most"), BudgetWords::tr("Counted"), BudgetWords::tr("Window"), BudgetWords::tr("Share of window (%)"),
        BudgetWords::tr("Kept for the answer"), BudgetWords::tr("Limit"), BudgetWords::tr("First turn ($)"), BudgetWords::tr("Again ($)"), BudgetWords::tr("State", "whether a request fits")};
}

void addWindowPieces(Bars &bars, int bar, const ProviderBudget &provider, WindowScale scale)
{
    const std::optional<qint64> window = provider.budget.limits.window;
    const auto measure = [&](qint64 tokens) {
        return scale == WindowScale::Tokens ? static_cast<double>(tokens) : shareOf(tokens, window) * 100;
    };
    const auto tip = [&](const QString &title, const TokenCount &count) {
        return joined({targetTitle(provider), title, tokensText(count), certaintyText(count, SizeUnit::Tokens),
            window ? BudgetWords::tr("%1 of the window").arg(fineShareText(shareOf(count.tokens, window))) : QString()});
    };
    const QString key = provider.provider + u'/' + provider.model;
    for (const BarInk ink : stackOrder) {
        const TokenCount count = sumOf(provider.tokens, ink);
        if (count.tokens > 0)
            bars.pieces += BarPiece{bar, measure(count.tokens), ink, barInkTitle(ink), tip(barInkTitle(ink), count), key};
    }
    const qint64 reserve = provider.budget.reserve; // in tokens it would dwarf the prompt
    if (reserve > 0 && scale == WindowScale::ShareOfWindow)
        bars.pieces += BarPiece{bar, measure(reserve), BarInk::Reserve, barInkTitle(BarInk::Reserve), tip(barInkTitle(BarInk::Reserve), TokenCount::exact(reserve, {})), key};
}

} // namespace

BudgetFigure windowFigure(const QList<ProviderBudget> &providers, WindowScale scale)
{
    BudgetFigure figure;
    figure.bars.axis = scale == WindowScale::Tokens ? BudgetWords::tr("Tokens") : BudgetWords::tr("Share of the window (%)");
    figure.bars.perCent = scale == WindowScale::ShareOfWindow;
    figure.bars.limits = BudgetWords::tr("Window");
    figure.table.headers = windowHeaders();
    QStringList sentences;
    for (const ProviderBudget &provider : providers) {
        const int bar = static_cast<int>(figure.bars.bars.size());
        const std::optional<qint64> window = provider.budget.limits.window;
        Bar row{provider.provider, windowNote(provider)};
        row.limit = !window ? 0 : scale == WindowScale::Tokens ? static_cast<double>(*window) : 100;
        row.limitTitle = window ? BudgetWords::tr("Window of %1 tokens").arg(grouped(*window)) : QString();
        row.over = provider.budget.isOver() || !provider.error.isEmpty();
        row.key = provider.provider + u'/' + provider.model;
        figure.bars.bars += row;
        if (provider.error.isEmpty() && (window || scale == WindowScale::Tokens))
            addWindowPieces(figure.bars, bar, provider, scale);
        figure.table.rows += windowRow(provider);
        sentences += BudgetWords::tr("%1: %2").arg(provider.provider, QString(row.note).replace(u'\n', u' '));
    }
    figure.bars.finish();
    figure.headline = BudgetWords::tr("A torn end says that the window goes on. Click a bar for its parts.");
    figure.summary = sentences.join(QStringLiteral("; "));
    return figure;
}

} // namespace outcrop
