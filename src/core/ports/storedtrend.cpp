// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/storedtrend.h"

namespace outcrop {
namespace {

using TrendMap = QMap<QString, QMap<QDate, QualityWeek>>;

QualityWeek &findOrAddWeek(TrendMap &trends, const GroupAggregate &figures)
{
    QualityWeek &week = trends[figures.group][figures.week];
    week.week = figures.week;
    return week;
}

void addInteractions(TrendMap &trends, const GroupAggregate &figures)
{
    const NumberAggregate &quality = figures.numbers.first();
    QualityWeek &week = findOrAddWeek(trends, figures);
    week.interactions = figures.count;
    week.judgedCount = quality.count;
    week.meanValue = quality.mean();
    week.lowestValue = quality.smallestValue;
    week.highestValue = quality.largestValue;
}

/// Returns the violations by group in the filter's period. Violations have no workload, so the list is empty if the filter has one.
Result<QList<GroupAggregate>> aggregateViolations(Store &store, const Grouping &grouping, const RecordFilter &filter)
{
    return filter.workload.isEmpty()
        ? store.violations().aggregate(grouping, {.from = filter.from, .until = filter.until})
        : Result<QList<GroupAggregate>>(QList<GroupAggregate>());
}

} // namespace

qint64 QualityTrend::judged() const
{
    qint64 count = 0;
    for (const QualityWeek &week : weeks)
        count += week.judgedCount;
    return count;
}

std::optional<double> QualityTrend::mean() const
{
    double sum = 0;
    for (const QualityWeek &week : weeks)
        sum += week.meanValue * double(week.judgedCount);
    return judged() > 0 ? std::optional(sum / double(judged())) : std::nullopt;
}

std::optional<double> QualityTrend::slopePerWeek() const
{
    double count = 0, sumX = 0, sumY = 0, sumXX = 0, sumXY = 0;
    int used = 0;
    for (const QualityWeek &week : weeks) {
        const double weight = double(week.judgedCount);
        const double x = double(weeks.first().week.daysTo(week.week)) / 7;
        used += week.judgedCount > 0 ? 1 : 0;
        count += weight;
        sumX += weight * x;
        sumY += weight * week.meanValue;
        sumXX += weight * x * x;
        sumXY += weight * x * week.meanValue;
    }
    constexpr int fewest = 3;
    return used >= fewest ? std::optional((count * sumXY - sumX * sumY) / (count * sumXX - sumX * sumX)) : std::nullopt;
}

Result<QList<QualityTrend>> readQualityTrends(Store &store, const RecordFilter &filter)
{
    Grouping grouping{.field = QStringLiteral("prompt_type"), .numbers = {QStringLiteral("quality")}};
    const Result<QList<GroupAggregate>> interactions = store.interactions().aggregate(grouping, filter);
    if (!interactions)
        return interactions.error();
    grouping.numbers.clear();
    const Result<QList<GroupAggregate>> violations = aggregateViolations(store, grouping, filter);
    if (!violations)
        return violations.error();
    TrendMap trends;
    for (const GroupAggregate &figures : *interactions)
        addInteractions(trends, figures);
    for (const GroupAggregate &figures : *violations)
        findOrAddWeek(trends, figures).violations = figures.count;
    QList<QualityTrend> all;
    for (auto trend = trends.begin(); trend != trends.end(); ++trend)
        all.append({trend.key(), trend->values()});
    return all;
}

} // namespace outcrop
