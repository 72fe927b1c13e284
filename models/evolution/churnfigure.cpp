// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/sizewords.h"
#include "models/evolution/evolutionfigures.h"
#include "models/evolution/evolutionwords.h"

#include <QLocale>

#include <algorithm>

namespace outcrop {

namespace {

constexpr double month = 30; ///< days that the picture counts changes in

/// In hours nothing can be learnt about changes in a month: the interval would reach into the thousands.
bool isTold(const ChurnRow &row)
{
    return row.changes.days >= 1;
}

/// The whole interval lies above what is declared.
bool breaksCadence(const ChurnRow &row)
{
    return isTold(row) && row.declared && row.changes.interval.low > *row.declared;
}

double paceOf(const ChurnRow &row)
{
    return isTold(row) ? row.changes.perDay() : 0;
}

QString paceText(const PaceFigure &pace)
{
    const QLocale locale;
    const auto number = [&](double perDay) { return locale.toString(month * perDay, 'f', 1); };
    //: changes a month and their interval
    return EvolutionWords::tr("%1 (%2 to %3)").arg(number(pace.perDay()), number(pace.interval.low), number(pace.interval.high));
}

RangeRow plotRow(const ChurnRow &row)
{
    RangeRow plotted{row.path, row.path, isTold(row) ? paceText(row.changes) : EvolutionWords::tr("not watched for a day yet")};
    if (isTold(row)) {
        plotted.value = month * row.changes.perDay();
        plotted.interval = Interval{month * row.changes.interval.low, month * row.changes.interval.high};
    }
    if (row.declared)
        plotted.mark = month * *row.declared;
    plotted.notable = breaksCadence(row);
    return plotted;
}

QString judgement(const ChurnRow &row)
{
    if (!row.declared)
        return EvolutionWords::tr("may change each turn");
    if (!isTold(row))
        return EvolutionWords::tr("not watched for a day yet");
    return breaksCadence(row) ? EvolutionWords::tr("more often than declared") : EvolutionWords::tr("as declared");
}

/// Changes in a month; a dash where they are not known.
Figure paceCell(bool known, double perDay)
{
    return known ? numberCell(month * perDay, 1) : Figure::measured(QStringLiteral("–"), {});
}

FigureRow tableRow(const ChurnRow &row)
{
    const bool told = isTold(row);
    const Figure declared = paceCell(row.declared.has_value(), row.declared.value_or(0));
    return {row.path, row.path,
        {Figure::word(row.path), Figure::word(tierTitle(row.tier)), Figure::word(cadenceTitle(row.cadence)), Figure::of(row.changes.count),
            numberCell(row.changes.days, 0), paceCell(told, row.changes.perDay()), paceCell(told, row.changes.interval.low),
            paceCell(told, row.changes.interval.high), declared, Figure::word(judgement(row))}};
}

/// One very lively layer must not press the others together: what runs off the scale is cut at its end.
double scaleEnd(const QList<RangeRow> &rows)
{
    double end = 1;
    for (const RangeRow &row : rows)
        end = std::max({end, 1.2 * row.value.value_or(0), row.interval && (row.notable || row.value.value_or(0) > 0) ? row.interval->high : 0.0});
    return end;
}

} // namespace

EvolutionFigure churnFigure(const QList<ChurnRow> &churn)
{
    QList<ChurnRow> sorted = churn;
    std::stable_sort(sorted.begin(), sorted.end(), [](const ChurnRow &left, const ChurnRow &right) {
        return std::pair(breaksCadence(left), paceOf(left)) > std::pair(breaksCadence(right), paceOf(right));
    });
    EvolutionFigure figure;
    figure.plot.axis = EvolutionWords::tr("changes in 30 days");
    //: a mark in a picture: how often a layer says that it changes
    figure.plot.markTitle = EvolutionWords::tr("declared cadence");
    //: columns: how often layers change
    figure.table.headers = {EvolutionWords::tr("Layer"), EvolutionWords::tr("Tier"), EvolutionWords::tr("Declared"), EvolutionWords::tr("Changes"), EvolutionWords::tr("Days"), EvolutionWords::tr("In 30 days"), EvolutionWords::tr("95 % from"), EvolutionWords::tr("95 % to"), EvolutionWords::tr("Declared in 30 days"), EvolutionWords::tr("Verdict")};
    for (const ChurnRow &row : std::as_const(sorted)) {
        figure.plot.rows += plotRow(row);
        figure.table.rows += tableRow(row);
    }
    figure.plot.high = scaleEnd(figure.plot.rows);
    const auto broken = std::count_if(sorted.begin(), sorted.end(), breaksCadence);
    const bool told = churn.isEmpty() || std::any_of(churn.begin(), churn.end(), isTold);
    if (!told)
        figure.summary = EvolutionWords::tr("The layers were not watched for a day yet: how often they change is not known");
    else if (broken > 0)
        figure.summary = EvolutionWords::tr("%n layer(s) change more often than declared", nullptr, static_cast<int>(broken));
    else
        figure.summary = EvolutionWords::tr("Every layer keeps the cadence that it declares");
    return figure;
}

} // namespace outcrop
