// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/logtext.h"

#include "cli/base/table.h"
#include "cli/records/recordsoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/tokens/cost.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace outcrop {
namespace {

enum Stat { Friction, Quality, Input, Output, Duration, Dollars, Requests };

QString meanText(const NumberAggregate &figures, int decimals)
{
    return figures.count == 0 ? QStringLiteral("–") : decimalNumber(figures.mean(), decimals);
}

QString sumText(const NumberAggregate &figures)
{
    return figures.count == 0 ? QStringLiteral("–") : countText(std::llround(figures.sum));
}

/// Returns a group's name, or `(none)` for the group without one.
QString nameOf(const QString &group)
{
    return group.isEmpty() ? recordsoutput::noValue() : group;
}

QString weekText(const QDate &week)
{
    return week.toString(Qt::ISODate);
}

Json figuresJson(const NumberAggregate &figures)
{
    if (figures.count == 0)
        return nullptr;
    return {{"count", figures.count}, {"sum", figures.sum}, {"mean", figures.mean()}, {"smallest", figures.smallestValue}, {"largest", figures.largestValue}};
}

Json weekJson(const QualityWeek &week)
{
    const bool isJudged = week.judgedCount > 0;
    return {{"week", jsonString(weekText(week.week))}, {"interactions", week.interactions}, {"judged", week.judgedCount},
        {"mean", isJudged ? Json(week.meanValue) : Json()}, {"lowest", isJudged ? Json(week.lowestValue) : Json()},
        {"highest", isJudged ? Json(week.highestValue) : Json()}, {"violations", week.violations}};
}

/// Returns the mean and the slope of the linear trend, such as `review: quality 4.1 over 12 responses, +0.4 per week`.
QString trendText(const QualityTrend &trend)
{
    const QString name = nameOf(trend.promptType);
    const std::optional<double> meanQuality = trend.mean();
    if (!meanQuality)
        return recordsoutput::noRatedResponses(name);
    const QString quality = decimalNumber(*meanQuality, 1);
    const std::optional<double> change = trend.slopePerWeek();
    if (!change)
        return recordsoutput::qualityWithoutTrend(trend.judged(), name, quality, countText(trend.judged()));
    const QString slope = (*change < 0 ? QStringLiteral("−") : QStringLiteral("+")) + decimalNumber(std::abs(*change), 1);
    return recordsoutput::qualityWithTrend(trend.judged(), name, quality, countText(trend.judged()), slope);
}

/// Returns the column heading for a field of `log stats --by`.
QString groupTitle(const QString &field)
{
    static constexpr std::array<std::pair<const char *, MessageText>, 8> titles{{
        {"workload", recordsoutput::workloadColumn},
        {"prompt_type", recordsoutput::promptTypeColumn},
        {"provider", recordsoutput::providerColumn},
        {"model", recordsoutput::modelColumn},
        {"agent", recordsoutput::agentColumn},
        {"phase", recordsoutput::phaseColumn},
        {"outcome", recordsoutput::outcomeColumn},
        {"session", recordsoutput::sessionColumn},
    }};
    const auto found = std::find_if(titles.begin(), titles.end(), [&field](const auto &known) { return field == QLatin1String(known.first); });
    return found == titles.end() ? field : found->second();
}

QString percentageOrDash(const std::optional<double> &share)
{
    return share ? percentageText(*share, 1) : QStringLiteral("–");
}

QString changeInPercent(const std::optional<double> &share)
{
    if (!share)
        return QStringLiteral("–");
    return (*share < 0 ? QStringLiteral("−") : QStringLiteral("+")) + percentageText(std::abs(*share), 1);
}

} // namespace

void printFormats(const Console &console, const QList<FormatStatistics> &formats)
{
    QList<Table::Column> columns{{recordsoutput::formatColumn()}};
    for (const MessageText &title : {recordsoutput::turnsColumn, recordsoutput::adoptionColumn, recordsoutput::errorsColumn, recordsoutput::parsedColumn,
             recordsoutput::toolCallsColumn, recordsoutput::validCallsColumn, recordsoutput::inputTokensColumn, recordsoutput::plainDifferenceColumn})
        columns.append({title(), Table::Align::Right});
    Table table(columns);
    const FormatStatistics plain = sumPlainFormats(formats);
    qint64 turns = 0;
    for (const FormatStatistics &one : formats)
        turns += one.turns;
    for (const FormatStatistics &one : formats) {
        const std::optional<double> input = one.meanInput();
        table.addRow({one.format.isEmpty() ? recordsoutput::notRecorded() : one.format, countText(one.turns), percentageOrDash(double(one.turns) / double(turns)), percentageOrDash(one.errorRate()),
            percentageOrDash(one.parseSuccess()), countText(one.toolCalls), percentageOrDash(one.toolAccuracy()), input ? countText(std::llround(*input)) : QStringLiteral("–"),
            changeInPercent(tokenDifference(one, plain))});
    }
    writeTable(console.out, table);
}

QStringList statFields()
{
    return {QStringLiteral("friction"), QStringLiteral("quality"), QStringLiteral("input_tokens"), QStringLiteral("output_tokens"),
        QStringLiteral("duration_ms"), QStringLiteral("cost"), QStringLiteral("requests")};
}

Json statsJson(const QList<GroupAggregate> &groups, const Grouping &grouping)
{
    Json list = Json::array();
    for (const GroupAggregate &group : groups) {
        Json row{{grouping.field.toStdString(), jsonString(group.group)}};
        if (grouping.isWeekly)
            row["week"] = jsonString(weekText(group.week));
        row["interactions"] = group.count;
        for (qsizetype i = 0; i < group.numbers.size(); ++i)
            row[grouping.numbers.at(i).toStdString()] = figuresJson(group.numbers.at(i));
        list.push_back(row);
    }
    return list;
}

void printStats(const Console &console, const QList<GroupAggregate> &groups, const Grouping &grouping)
{
    QList<Table::Column> columns{{groupTitle(grouping.field)}};
    if (grouping.isWeekly)
        columns.append({recordsoutput::weekColumn()});
    for (const MessageText &number : {recordsoutput::turnsColumn, recordsoutput::requestsColumn, recordsoutput::frictionColumn, recordsoutput::qualityColumn,
             recordsoutput::inputColumn, recordsoutput::outputColumn, recordsoutput::secondsColumn, recordsoutput::costColumn})
        columns.append({number(), Table::Align::Right});
    Table table(columns);
    for (const GroupAggregate &group : groups) {
        const auto &numbers = group.numbers;
        NumberAggregate seconds = numbers.at(Duration);
        seconds.sum /= 1000;
        const QString dollars = numbers.at(Dollars).count == 0 ? QStringLiteral("–") : toText(Cost::fromDollars(numbers.at(Dollars).sum));
        QStringList cells{nameOf(group.group)};
        if (grouping.isWeekly)
            cells += weekText(group.week);
        table.addRow(cells + QStringList{countText(group.count), sumText(numbers.at(Requests)), meanText(numbers.at(Friction), 2), meanText(numbers.at(Quality), 1), sumText(numbers.at(Input)),
                         sumText(numbers.at(Output)), meanText(seconds, 1), dollars});
    }
    writeTable(console.out, table);
}

Json toJson(const QList<QualityTrend> &trends)
{
    Json list = Json::array();
    for (const QualityTrend &trend : trends) {
        Json weeks = Json::array();
        for (const QualityWeek &week : trend.weeks)
            weeks.push_back(weekJson(week));
        const std::optional<double> meanQuality = trend.mean();
        const std::optional<double> change = trend.slopePerWeek();
        list.push_back({{"prompt_type", jsonString(trend.promptType)}, {"judged", trend.judged()}, {"mean", meanQuality ? Json(*meanQuality) : Json()},
            {"per_week", change ? Json(*change) : Json()}, {"weeks", weeks}});
    }
    return list;
}

void printTrends(const Console &console, const QList<QualityTrend> &trends)
{
    constexpr auto right = Table::Align::Right;
    for (const QualityTrend &trend : trends) {
        writeSentence(console.out, trendText(trend));
        Table table({{recordsoutput::weekColumn()}, {recordsoutput::turnsColumn(), right}, {recordsoutput::ratedColumn(), right}, {recordsoutput::meanColumn(), right},
            {recordsoutput::lowestColumn(), right}, {recordsoutput::highestColumn(), right}, {recordsoutput::violationsColumn(), right}});
        for (const QualityWeek &week : trend.weeks) {
            const auto figure = [&week](double value) { return week.judgedCount > 0 ? decimalNumber(value, 1) : QStringLiteral("–"); };
            table.addRow({weekText(week.week), countText(week.interactions), countText(week.judgedCount), figure(week.meanValue), figure(week.lowestValue),
                figure(week.highestValue), countText(week.violations)});
        }
        writeTable(console.out, table);
    }
}

} // namespace outcrop
