// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/logtext.h"

#include "cli/base/table.h"
#include "core/tokens/cost.h"

#include <cmath>

namespace outcrop {
namespace {

enum Stat { Friction, Quality, Input, Output, Duration, Dollars, Requests };

QString meanText(const NumberAggregate &figures, int decimals)
{
    return figures.count == 0 ? QStringLiteral("–") : QString::number(figures.mean(), 'f', decimals);
}

QString sumText(const NumberAggregate &figures)
{
    return figures.count == 0 ? QStringLiteral("–") : countText(std::llround(figures.sum));
}

/// Returns a group's name, or `(none)` for the group without one.
QString nameOf(const QString &group)
{
    return group.isEmpty() ? QStringLiteral("(none)") : group;
}

QString weekText(const QDate &week)
{
    return week.toString(Qt::ISODate);
}

Json figuresJson(const NumberAggregate &figures)
{
    if (figures.count == 0)
        return nullptr;
    return {{"count", figures.count}, {"sum", figures.sum}, {"mean", figures.mean()}, {"smallest", figures.smallest}, {"largest", figures.largest}};
}

Json weekJson(const QualityWeek &week)
{
    const bool isJudged = week.judged > 0;
    return {{"week", jsonString(weekText(week.week))}, {"interactions", week.interactions}, {"judged", week.judged},
        {"mean", isJudged ? Json(week.mean) : Json()}, {"lowest", isJudged ? Json(week.lowest) : Json()},
        {"highest", isJudged ? Json(week.highest) : Json()}, {"violations", week.violations}};
}

/// Returns the slope of the linear trend, such as `+0.4 per week`, or `too few weeks for a trend`.
QString trendText(const QualityTrend &trend)
{
    const std::optional<double> change = trend.slopePerWeek();
    return change ? QStringLiteral("%1%2 per week").arg(*change < 0 ? QStringLiteral("−") : QStringLiteral("+"), QString::number(std::abs(*change), 'f', 1))
                  : QStringLiteral("too few weeks for a trend");
}

QString percentageText(const std::optional<double> &share, bool isDifference = false)
{
    if (!share)
        return QStringLiteral("–");
    const QString sign = !isDifference ? QString() : *share < 0 ? QStringLiteral("−") : QStringLiteral("+");
    return QStringLiteral("%1%2%").arg(sign, QString::number(100 * (isDifference ? std::abs(*share) : *share), 'f', 1));
}

} // namespace

void printFormats(const Console &console, const QList<FormatStatistics> &formats)
{
    QList<Table::Column> columns{{QStringLiteral("format")}};
    for (const char *title : {"turns", "adoption", "errors", "parsed", "tool calls", "valid calls", "input tokens", "vs. plain"})
        columns.append({QString::fromLatin1(title), Table::Align::Right});
    Table table(columns);
    const FormatStatistics plain = plainTotal(formats);
    qint64 turns = 0;
    for (const FormatStatistics &one : formats)
        turns += one.turns;
    for (const FormatStatistics &one : formats) {
        const std::optional<double> input = one.meanInput();
        table.addRow({one.format.isEmpty() ? QStringLiteral("(not recorded)") : one.format, countText(one.turns), percentageText(double(one.turns) / double(turns)), percentageText(one.errorRate()),
            percentageText(one.parseSuccess()), countText(one.toolCalls), percentageText(one.toolAccuracy()), input ? countText(std::llround(*input)) : QStringLiteral("–"),
            percentageText(tokenDifference(one, plain), true)});
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
    QList<Table::Column> columns{{QString(grouping.field).replace(u'_', u' ')}};
    if (grouping.isWeekly)
        columns.append({QStringLiteral("week")});
    for (const char *number : {"turns", "requests", "friction", "quality", "input", "output", "seconds", "cost"})
        columns.append({QString::fromLatin1(number), Table::Align::Right});
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
        const std::optional<double> mean = trend.mean();
        const std::optional<double> change = trend.slopePerWeek();
        list.push_back({{"prompt_type", jsonString(trend.promptType)}, {"judged", trend.judged()}, {"mean", mean ? Json(*mean) : Json()},
            {"per_week", change ? Json(*change) : Json()}, {"weeks", weeks}});
    }
    return list;
}

void printTrends(const Console &console, const QList<QualityTrend> &trends)
{
    constexpr auto right = Table::Align::Right;
    for (const QualityTrend &trend : trends) {
        const std::optional<double> mean = trend.mean();
        writeSentence(console.out, QStringLiteral("%1: %2, %3").arg(nameOf(trend.promptType),
            mean ? QStringLiteral("quality %1 over %2").arg(QString::number(*mean, 'f', 1), countText(trend.judged(), QStringLiteral("response")))
                 : QStringLiteral("no rated responses"), trendText(trend)));
        Table table({{QStringLiteral("week")}, {QStringLiteral("turns"), right}, {QStringLiteral("rated responses"), right}, {QStringLiteral("mean"), right},
            {QStringLiteral("lowest"), right}, {QStringLiteral("highest"), right}, {QStringLiteral("violations"), right}});
        for (const QualityWeek &week : trend.weeks) {
            const auto figure = [&week](double value) { return week.judged > 0 ? QString::number(value, 'f', 1) : QStringLiteral("–"); };
            table.addRow({weekText(week.week), countText(week.interactions), countText(week.judged), figure(week.mean), figure(week.lowest),
                figure(week.highest), countText(week.violations)});
        }
        writeTable(console.out, table);
    }
}

} // namespace outcrop
