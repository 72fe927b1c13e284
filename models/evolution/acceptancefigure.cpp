// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evolution/evolutionfigures.h"
#include "models/evolution/evolutionwords.h"

#include <QLocale>
#include <QMap>

namespace outcrop {

namespace {

struct WeekCount {
    qint64 accepted = 0;
    qint64 rejected = 0;

    qint64 decided() const { return accepted + rejected; }
};

QDate mondayOf(const QDateTime &time)
{
    const QDate day = time.toUTC().date();
    return day.addDays(1 - day.dayOfWeek());
}

/// A suggestion counts once: by the last decision about it.
QMap<QDate, WeekCount> weeksOf(const QList<SuggestionRow> &rows)
{
    QMap<QDate, WeekCount> weeks;
    for (const SuggestionRow &row : rows) {
        const Decision *last = lastDecision(row.decisions);
        if (!last)
            continue;
        WeekCount &week = weeks[mondayOf(last->at)];
        (row.group() == SuggestionGroup::Accepted ? week.accepted : week.rejected) += 1;
    }
    return weeks;
}

RangeRow plotRow(const QDate &week, const ShareFigure &accepted)
{
    RangeRow row{week.toString(Qt::ISODate), QLocale().toString(week, QLocale::ShortFormat), sharePercent(accepted)};
    row.value = accepted.share();
    row.interval = accepted.interval;
    return row;
}

FigureRow tableRow(const QDate &week, const WeekCount &count, const ShareFigure &accepted)
{
    const QString day = week.toString(Qt::ISODate);
    return {day, {}, {{QLocale().toString(week, QLocale::ShortFormat), day}, Figure::of(count.decided()), Figure::of(count.accepted), Figure::of(count.rejected), shareCell(accepted), numberCell(100 * accepted.interval.low, 0), numberCell(100 * accepted.interval.high, 0)}};
}

} // namespace

EvolutionFigure acceptanceFigure(const QList<SuggestionRow> &rows)
{
    EvolutionFigure figure;
    figure.plot.axis = EvolutionWords::tr("accepted, per cent of what was decided");
    figure.plot.share = true;
    //: columns: what became of suggestions, week by week
    figure.table.headers = {EvolutionWords::tr("Week of"), EvolutionWords::tr("Decided"), EvolutionWords::tr("Accepted"), EvolutionWords::tr("Rejected"), EvolutionWords::tr("Acceptance"), EvolutionWords::tr("95 % from, %"), EvolutionWords::tr("95 % to, %")};
    WeekCount all;
    const QMap<QDate, WeekCount> weeks = weeksOf(rows);
    for (auto week = weeks.begin(); week != weeks.end(); ++week) {
        const ShareFigure accepted = shareFigure(week->accepted, week->decided());
        figure.plot.rows += plotRow(week.key(), accepted);
        figure.table.rows += tableRow(week.key(), *week, accepted);
        all.accepted += week->accepted;
        all.rejected += week->rejected;
    }
    if (all.decided() == 0)
        figure.summary = EvolutionWords::tr("Nothing was decided yet");
    else
        //: %1 a share with its interval, %2 is "%n suggestion(s)"
        figure.summary = EvolutionWords::tr("%1 of %2 accepted").arg(sharePercent(shareFigure(all.accepted, all.decided())), EvolutionWords::tr("%n suggestion(s)", nullptr, static_cast<int>(all.decided())));
    return figure;
}

} // namespace outcrop
