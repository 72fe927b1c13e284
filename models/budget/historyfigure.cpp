// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/sizewords.h"
#include "models/budget/budgetwords.h"

#include <QLocale>

namespace outcrop {

BudgetFigure historyFigure(const QString &title, const QString &path, const QList<SizePoint> &points)
{
    BudgetFigure figure;
    figure.bars.upright = true;
    figure.bars.axis = BudgetWords::tr("Tokens");
    figure.table.headers = {BudgetWords::tr("Recorded"), BudgetWords::tr("Tokens"), BudgetWords::tr("At least"), BudgetWords::tr("At most"), BudgetWords::tr("More or less"), BudgetWords::tr("Counted")};
    const QString counter = points.isEmpty() ? QString() : points.constLast().tokens.by;
    std::optional<qint64> before;
    for (const SizePoint &point : points) {
        const QString key = point.at.toString(Qt::ISODateWithMs);
        const QString when = QLocale().toString(point.at, QLocale::ShortFormat);
        const bool compares = point.tokens.by == counter;
        const qint64 change = before && compares ? point.tokens.tokens - *before : 0;
        const QString grown = (change > 0 ? QStringLiteral("+") : QString()) + grouped(change);
        figure.table.rows += FigureRow{key, path,
            {Figure::measured(when, key), figureOf(point.tokens), Figure::of(point.tokens.low), Figure::of(point.tokens.high),
                Figure::measured(grown, QString::number(change)), Figure::word(certaintyText(point.tokens, SizeUnit::Tokens))}};
        if (!compares)
            continue;
        before = point.tokens.tokens;
        Bar column{when, numberText(point.tokens)};
        column.key = key;
        figure.bars.pieces += BarPiece{static_cast<int>(figure.bars.bars.size()), static_cast<double>(point.tokens.tokens), BarInk::Size, {},
            joined({title, when, tokensText(point.tokens), certaintyText(point.tokens, SizeUnit::Tokens)}), key, path};
        figure.bars.bars += column;
    }
    figure.bars.finish();
    if (!points.isEmpty())
        //: %1 is the title of a layer, %2 its size
        figure.summary = BudgetWords::tr("%1 has %2; its size was recorded %n time(s).", nullptr, static_cast<int>(points.size())).arg(title, tokensText(points.constLast().tokens));
    figure.headline = figure.summary;
    return figure;
}

} // namespace outcrop
