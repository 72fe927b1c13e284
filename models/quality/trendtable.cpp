// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quality/trendtable.h"

#include "core/base/localnumbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace outcrop {

namespace {

struct TrendWords {
    Q_DECLARE_TR_FUNCTIONS(QualityTrend)
};

QString pointsText(double points)
{
    return windowLocale().toString(points, 'f', 1);
}

TableCell pointsCell(const QualityWeek &week, double points)
{
    return week.judgedCount > 0 ? TableCell::fromMeasurement(pointsText(points), QString::number(points, 'f', 3))
                           : TableCell::fromMeasurement(QStringLiteral("–"), {});
}

ValueRow rowOf(const QualityWeek &week, const QualityScale &scale)
{
    const QString level = week.judgedCount > 0 ? qualityLevelTitle(qualityLevel(week.meanValue, scale)) : QString();
    const QString day = week.week.toString(Qt::ISODate);
    return {day, {},
        {{windowLocale().toString(week.week, QLocale::ShortFormat), day}, pointsCell(week, week.meanValue),
            TableCell::fromText(level), pointsCell(week, week.lowestValue), pointsCell(week, week.highestValue),
            TableCell::fromNumber(week.judgedCount), TableCell::fromNumber(week.interactions),
            TableCell::fromNumber(week.violations)}};
}

QString slopeText(const std::optional<double> &slope)
{
    constexpr double least = 0.05; // smaller slopes are shown as no change
    if (!slope)
        return TrendWords::tr("too few weeks for a trend");
    if (std::abs(*slope) < least)
        return TrendWords::tr("no weekly change");
    const QString points = pointsText(std::abs(*slope));
    //: %1 is a number of quality points
    return *slope > 0 ? TrendWords::tr("up %1 points per week").arg(points) : TrendWords::tr("down %1 points per week").arg(points);
}

} // namespace

QualityLevel qualityLevel(double quality, const QualityScale &scale)
{
    if (quality >= scale.good * 100)
        return QualityLevel::Good;
    return quality >= scale.fair * 100 ? QualityLevel::Fair : QualityLevel::Poor;
}

QString qualityLevelTitle(QualityLevel level)
{
    switch (level) {
    case QualityLevel::Good:
        //: A level of quality
        return TrendWords::tr("good");
    case QualityLevel::Fair:
        //: A level of quality
        return TrendWords::tr("fair");
    case QualityLevel::Poor:
        //: A level of quality
        return TrendWords::tr("poor");
    }
    return {};
}

QString trendTitle(const QualityTrend &trend)
{
    //: Title of the chart for prompts without a type
    return trend.promptType.isEmpty() ? TrendWords::tr("no prompt type") : trend.promptType;
}

ValueTable trendTable(const QualityTrend &trend, const QualityScale &scale)
{
    //: Column headings: the quality of responses by week
    ValueTable table{{TrendWords::tr("Week"), TrendWords::tr("Quality"), TrendWords::tr("Level"), TrendWords::tr("Lowest"),
                         TrendWords::tr("Highest"), TrendWords::tr("Rated responses"), TrendWords::tr("Requests"), TrendWords::tr("Rule violations")},
        {}};
    for (const QualityWeek &week : trend.weeks)
        table.rows += rowOf(week, scale);
    return table;
}

QString trendText(const QualityTrend &trend, const QualityScale &scale)
{
    const std::optional<double> meanQuality = trend.mean();
    if (!meanQuality)
        return TrendWords::tr("No rated responses yet");
    //: %1 is a number of quality points, %2 a level such as good, %3 a number of responses, %4 a trend
    return TrendWords::tr("%1 out of 100 (%2), mean of %3 responses; %4")
        .arg(pointsText(*meanQuality), qualityLevelTitle(qualityLevel(*meanQuality, scale)), groupedNumber(trend.judged(), windowLocale()),
            slopeText(trend.slopePerWeek()));
}

} // namespace outcrop
