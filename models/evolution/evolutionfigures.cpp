// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evolution/evolutionfigures.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/taxonomy/workloadtext.h"
#include "models/base/sizetext.h"
#include "models/evolution/evolutiontext.h"

#include <QLocale>
#include <QMap>

#include <algorithm>

namespace outcrop {
namespace {

constexpr double daysPerMonth = 30; ///< period of the chart's change rates, in days

/// Returns whether there is at least a day of history. With less, the interval of a monthly rate would be too wide to be useful.
bool hasEnoughHistory(const ChurnRow &row)
{
    return row.changes.days >= 1;
}

/// Returns whether the whole interval is above the declared rate.
bool exceedsCadence(const ChurnRow &row)
{
    return hasEnoughHistory(row) && row.declaredRate && row.changes.interval.low > *row.declaredRate;
}

double rateOf(const ChurnRow &row)
{
    return hasEnoughHistory(row) ? row.changes.perDay() : 0;
}

QString rateText(const RateEstimate &rate)
{
    const QLocale locale;
    const auto number = [&](double perDay) { return locale.toString(daysPerMonth * perDay, 'f', 1); };
    //: %1 is a number of changes per 30 days, %2 and %3 are the limits of its interval
    return EvolutionText::tr("%1 (%2 to %3)")
        .arg(number(rate.perDay()), number(rate.interval.low), number(rate.interval.high));
}

RangeRow plotRow(const ChurnRow &row)
{
    RangeRow plottedRange{row.path, row.path,
        hasEnoughHistory(row) ? rateText(row.changes) : EvolutionText::tr("less than a day of history")};
    if (hasEnoughHistory(row)) {
        plottedRange.value = daysPerMonth * row.changes.perDay();
        plottedRange.interval = Interval{daysPerMonth * row.changes.interval.low, daysPerMonth * row.changes.interval.high};
    }
    if (row.declaredRate)
        plottedRange.mark = daysPerMonth * *row.declaredRate;
    plottedRange.isAboveMark = exceedsCadence(row);
    return plottedRange;
}

QString cadenceAssessment(const ChurnRow &row)
{
    if (!row.declaredRate)
        return EvolutionText::tr("may change each turn");
    if (!hasEnoughHistory(row))
        return EvolutionText::tr("less than a day of history");
    return exceedsCadence(row) ? EvolutionText::tr("more often than declared") : EvolutionText::tr("as declared");
}

/// Returns changes per 30 days; a dash if they are unknown.
TableCell rateCell(bool isKnown, double perDay)
{
    return isKnown ? numberCell(daysPerMonth * perDay, 1) : TableCell::fromMeasurement(QStringLiteral("–"), {});
}

ValueRow tableRow(const ChurnRow &row)
{
    const bool isKnown = hasEnoughHistory(row);
    const TableCell declaredRate = rateCell(row.declaredRate.has_value(), row.declaredRate.value_or(0));
    return {row.path, row.path,
        {TableCell::fromText(row.path), TableCell::fromText(tierTitle(row.tier)),
            TableCell::fromText(cadenceTitle(row.cadence)), TableCell::fromNumber(row.changes.count),
            numberCell(row.changes.days, 0), rateCell(isKnown, row.changes.perDay()),
            rateCell(isKnown, row.changes.interval.low), rateCell(isKnown, row.changes.interval.high), declaredRate,
            TableCell::fromText(cadenceAssessment(row))}};
}

/// Returns the end of the scale. Ignores the intervals of layers without changes, which would compress the other rows.
double scaleEnd(const QList<RangeRow> &rows)
{
    double end = 1;
    for (const RangeRow &row : rows)
        end = std::max({end, 1.2 * row.value.value_or(0), row.interval && (row.isAboveMark || row.value.value_or(0) > 0) ? row.interval->high : 0.0});
    return end;
}

} // namespace

EvolutionFigure churnFigure(const QList<ChurnRow> &churn)
{
    QList<ChurnRow> sorted = churn;
    std::stable_sort(sorted.begin(), sorted.end(), [](const ChurnRow &left, const ChurnRow &right) {
        return std::pair(exceedsCadence(left), rateOf(left)) > std::pair(exceedsCadence(right), rateOf(right));
    });
    EvolutionFigure figure;
    figure.plot.axis = EvolutionText::tr("changes per 30 days");
    //: Legend of a chart: the declared cadence of a layer
    figure.plot.markTitle = EvolutionText::tr("declared cadence");
    //: Column headings: change rates of layers
    figure.table.headers = {EvolutionText::tr("Layer"), EvolutionText::tr("Tier"), EvolutionText::tr("Declared cadence"),
        EvolutionText::tr("Changes"), EvolutionText::tr("Days"), EvolutionText::tr("Changes per 30 days"),
        EvolutionText::tr("95% CI lower bound"), EvolutionText::tr("95% CI upper bound"), EvolutionText::tr("Declared changes per 30 days"),
        EvolutionText::tr("Verdict")};
    for (const ChurnRow &row : std::as_const(sorted)) {
        figure.plot.rows += plotRow(row);
        figure.table.rows += tableRow(row);
    }
    figure.plot.high = scaleEnd(figure.plot.rows);
    const auto brokenCadences = std::count_if(sorted.begin(), sorted.end(), exceedsCadence);
    const bool isKnown = churn.isEmpty() || std::any_of(churn.begin(), churn.end(), hasEnoughHistory);
    if (!isKnown)
        figure.summary = EvolutionText::tr("Layer churn is unknown until the history covers a day");
    else if (brokenCadences > 0)
        figure.summary =
            EvolutionText::tr("%n layer(s) changed more often than declared", nullptr, static_cast<int>(brokenCadences));
    else
        figure.summary = EvolutionText::tr("No layer changed more often than declared");
    return figure;
}

namespace {

struct WeekCount {
    qint64 accepted = 0;
    qint64 rejectedCount = 0;

    qint64 decidedCount() const { return accepted + rejectedCount; }
};

QDate mondayOf(const QDateTime &time)
{
    const QDate day = time.toUTC().date();
    return day.addDays(1 - day.dayOfWeek());
}

/// Returns the decisions by week. Counts each suggestion once, by its last decision.
QMap<QDate, WeekCount> weeksOf(const QList<SuggestionRow> &rows)
{
    QMap<QDate, WeekCount> weeks;
    for (const SuggestionRow &row : rows) {
        const Decision *last = lastDecision(row.decisions);
        if (!last)
            continue;
        WeekCount &week = weeks[mondayOf(last->at)];
        (row.group() == SuggestionGroup::Accepted ? week.accepted : week.rejectedCount) += 1;
    }
    return weeks;
}

RangeRow plotRow(const QDate &week, const ShareEstimate &accepted)
{
    RangeRow row{week.toString(Qt::ISODate), windowLocale().toString(week, QLocale::ShortFormat), sharePercent(accepted)};
    row.value = accepted.share();
    row.interval = accepted.interval;
    return row;
}

ValueRow tableRow(const QDate &week, const WeekCount &count, const ShareEstimate &accepted)
{
    const QString day = week.toString(Qt::ISODate);
    return {day, {},
        {{windowLocale().toString(week, QLocale::ShortFormat), day}, TableCell::fromNumber(count.decidedCount()),
            TableCell::fromNumber(count.accepted), TableCell::fromNumber(count.rejectedCount), shareCell(accepted),
            numberCell(100 * accepted.interval.low, 0), numberCell(100 * accepted.interval.high, 0)}};
}

} // namespace

EvolutionFigure acceptanceFigure(const QList<SuggestionRow> &rows)
{
    EvolutionFigure figure;
    figure.plot.axis = EvolutionText::tr("accepted suggestions, % of all decisions");
    figure.plot.isShare = true;
    //: Column headings: decisions on suggestions by week
    figure.table.headers = {EvolutionText::tr("Week"), EvolutionText::tr("Decisions"), EvolutionText::tr("Accepted"),
        EvolutionText::tr("Rejected"), EvolutionText::tr("Acceptance rate"), EvolutionText::tr("95% CI lower bound, %"),
        EvolutionText::tr("95% CI upper bound, %")};
    WeekCount all;
    const QMap<QDate, WeekCount> weeks = weeksOf(rows);
    for (auto week = weeks.begin(); week != weeks.end(); ++week) {
        const ShareEstimate accepted = shareEstimate(week->accepted, week->decidedCount());
        figure.plot.rows += plotRow(week.key(), accepted);
        figure.table.rows += tableRow(week.key(), *week, accepted);
        all.accepted += week->accepted;
        all.rejectedCount += week->rejectedCount;
    }
    if (all.decidedCount() == 0)
        figure.summary = EvolutionText::tr("No decisions yet: accept or reject suggestions to see the acceptance rate");
    else
        //: %1 is a share with its interval, %2 is "%n suggestion(s)"
        figure.summary = EvolutionText::tr("%1 of %2 accepted")
                             .arg(sharePercent(shareEstimate(all.accepted, all.decidedCount())),
                                 EvolutionText::tr("%n suggestion(s)", nullptr, static_cast<int>(all.decidedCount())));
    return figure;
}

namespace {

struct DocumentUsage {
    QString path;
    qint64 used = 0;
    QMap<QString, UsageRow> rows = {}; ///< by workload
};

bool hasTooFewTurns(const UsageRow &row)
{
    return !row.isConclusive && row.used.total > 0;
}

/// Returns a cell with the share of a workload's turns that used a document. The share of too few turns is only in the tooltip.
TableCell usageCell(const UsageRow &row)
{
    const TableCell cell = shareCell(row.used);
    //: %1 is "3 of 10, 30% (11 to 60%)": a number of turns and their share
    return hasTooFewTurns(row) ? TableCell::fromMeasurement(QStringLiteral("–"), {}, EvolutionText::tr("%1: too few turns").arg(cell.note)) : cell;
}

QList<DocumentUsage> usageByDocument(const QList<UsageRow> &use)
{
    QMap<QString, DocumentUsage> usageByPath;
    for (const UsageRow &row : use) {
        DocumentUsage &line = usageByPath[row.path];
        line.path = row.path;
        line.used += row.used.count;
        line.rows.insert(row.workload, row);
    }
    QList<DocumentUsage> lines = usageByPath.values();
    std::stable_sort(lines.begin(), lines.end(), [](const DocumentUsage &left, const DocumentUsage &right) { return left.used > right.used; });
    return lines;
}

QStringList workloadsOf(const QList<UsageRow> &use)
{
    QStringList names;
    for (const UsageRow &row : use)
        names += row.workload;
    names.sort();
    names.removeDuplicates();
    return names;
}

/// Returns the tooltip of a workload: its label and definition, if the taxonomy has them, and what a workload is.
QString workloadNote(const Taxonomy &taxonomy, const QString &workload)
{
    const QString description = workloadDescription(taxonomy, workload);
    return description.isEmpty() ? workloadMeaning() : description + u'\n' + workloadMeaning();
}

} // namespace

ValueTable usageTable(const QList<UsageRow> &use, const Taxonomy &taxonomy)
{
    const QStringList workloads = workloadsOf(use);
    //: a column: the layer or skill that was used
    ValueTable table{{EvolutionText::tr("Document")}, {}, {QString()}};
    for (const QString &workload : workloads) {
        //: turns that belong to no workload
        table.headers += workload.isEmpty() ? EvolutionText::tr("none", "no workload") : workload;
        table.headerNotes += workloadNote(taxonomy, workload);
    }
    for (const DocumentUsage &line : usageByDocument(use)) {
        ValueRow row{line.path, line.path, {TableCell::fromText(line.path)}};
        for (const QString &workload : workloads)
            row.cells += usageCell(line.rows.value(workload));
        table.rows += row;
    }
    return table;
}

QString usageNote(const QList<UsageRow> &use)
{
    if (std::none_of(use.begin(), use.end(), hasTooFewTurns))
        return {};
    //: %1 is a number of turns
    return EvolutionText::tr("A dash means fewer than %1 turns with the document, too few to judge its share.").arg(groupedNumber(EvolutionLimits().minimumTurns, windowLocale()));
}

QString usageAdvice(const QList<UsageRow> &use)
{
    const QString meaning = EvolutionText::tr("For each workload, the share of its turns that used a layer or skill.");
    const auto isConclusive = [](const UsageRow &row) { return row.isConclusive && row.used.total > 0; };
    const QString advice = std::any_of(use.begin(), use.end(), isConclusive)
        ? EvolutionText::tr("Keep documents with a share above 50% in the prompt, and load documents with a low share on demand. "
                            "Layers of the sections identity, constraints and format apply without being quoted, so keep them even if their share is low.")
        : EvolutionText::tr("Too few turns for advice: each workload needs at least %1 turns with the layer.")
              .arg(groupedNumber(EvolutionLimits().minimumTurns, windowLocale()));
    return meaning + sentenceSeparator() + advice;
}

ValueTable workloadTable(const QList<WorkloadRow> &workloads, const Taxonomy &taxonomy)
{
    //: Column headings: a workload's turns, its share of all turns in the first two thirds and in the last third of the period, and its high-friction turns
    ValueTable table{{EvolutionText::tr("Workload"), EvolutionText::tr("Turns"), EvolutionText::tr("Share in first two thirds"),
                         EvolutionText::tr("Share in last third"), EvolutionText::tr("High-friction turns")},
        {}, {workloadMeaning()}};
    for (const WorkloadRow &row : workloads) {
        const QString name = row.workload.isEmpty() ? EvolutionText::tr("none", "no workload") : row.workload;
        table.rows += ValueRow{row.workload, {},
            {{name, {}, false, workloadNote(taxonomy, row.workload)}, TableCell::fromNumber(row.turns()), shareCell(row.earlier),
                shareCell(row.later), shareCell(row.stuckShare)}};
    }
    return table;
}

QString runText(const EvolutionRun &run, const QList<SuggestionRow> &suggestions)
{
    const QLocale locale;
    const auto day = [&](const QDateTime &time) { return locale.toString(time.toLocalTime().date(), QLocale::ShortFormat); };
    //: %1 is "%n turn(s)", %2 and %3 are days, %4 is "%n open suggestion(s)"
    QString text =
        EvolutionText::tr("%1 from %2 to %3, %4")
            .arg(EvolutionText::tr("%n turn(s)", nullptr, static_cast<int>(run.turns)), day(run.from), day(run.until),
                EvolutionText::tr("%n open suggestion(s)", nullptr, openSuggestionCount(suggestions)));
    if (run.turns > run.recordedUse)
        //: %1 is a number of turns
        text += clauseSeparator() + EvolutionText::tr("usage was recorded for %1 of the turns and inferred from text for the others")
                    .arg(groupedNumber(run.recordedUse, locale));
    return text;
}

} // namespace outcrop
