// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/recordedcomparison.h"

#include "core/experiments/holm.h"
#include "core/experiments/testedvalues.h"

namespace outcrop {
namespace {

/// Compares the rows as pairs. Assumes that row i of both arms is the same case.
void comparePairs(RecordedComparison &comparison, const QList<double> &first, const QList<double> &second)
{
    if (comparison.metric.isShare) {
        comparison.mcnemar = mcnemar(countOutcomes(toBooleans(first), toBooleans(second)));
        return;
    }
    comparison.pairedTest = toOptional(pairedT(first, second));
    comparison.ranks = toOptional(signedRank(first, second));
}

RecordedComparison compareMetric(const RecordedResult &record, const RecordedMetric &metric)
{
    const QList<double> first = record.first.values.value(metric.key);
    const QList<double> second = record.second.values.value(metric.key);
    RecordedComparison comparison;
    comparison.metric = metric;
    comparison.first = *describe(first);
    comparison.second = *describe(second);
    if (comparison.second.meanValue > 0)
        comparison.reduction = 100 * (comparison.second.meanValue - comparison.first.meanValue) / comparison.second.meanValue;
    if (!metric.isShare) {
        comparison.welch = toOptional(welchT(first, second));
        comparison.hedgesG = hedgesG(first, second);
    }
    const bool isWhole = record.first.isComplete(metric.key) && record.second.isComplete(metric.key);
    if (isWhole && record.first.cases == record.second.cases)
        comparePairs(comparison, first, second);
    return comparison;
}

void adjustPValues(QList<RecordedComparison> &comparisons)
{
    QList<double> p;
    for (const RecordedComparison &comparison : comparisons) {
        if (comparison.welch)
            p.append(comparison.welch->p);
    }
    QList<double> adjustedPValues = holmAdjustedPValues(p);
    for (RecordedComparison &comparison : comparisons) {
        comparison.tests = p.size();
        if (comparison.welch)
            comparison.adjustedP = adjustedPValues.takeFirst();
    }
}

} // namespace

QList<RecordedComparison> compareArms(const RecordedResult &record)
{
    QList<RecordedComparison> comparisons;
    for (const RecordedMetric &metric : recordedMetrics()) {
        if (record.first.values.contains(metric.key) && record.second.values.contains(metric.key))
            comparisons.append(compareMetric(record, metric));
    }
    adjustPValues(comparisons);
    return comparisons;
}

QString sentence(const RecordedResult &record, const RecordedComparison &comparison)
{
    ComparisonSummary compared;
    compared.quantity = comparison.metric.name;
    compared.first = record.first.name;
    compared.second = record.second.name;
    compared.firstCount = comparison.first.count;
    compared.secondCount = comparison.second.count;
    compared.firstMean = comparison.first.meanValue;
    compared.secondMean = comparison.second.meanValue;
    compared.varies = qMin(comparison.first.minimum, comparison.second.minimum) < qMax(comparison.first.maximum, comparison.second.maximum);
    compared.p = comparison.adjustedP;
    compared.tests = comparison.tests;
    if (comparison.welch)
        compared.interval = comparison.welch->interval;
    return sentence(compared);
}

} // namespace outcrop
