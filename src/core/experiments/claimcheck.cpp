// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/claimcheck.h"

#include "core/experiments/experimentsmessages.h"
#include "core/experiments/numbertext.h"

#include <cmath>

namespace outcrop {
namespace {

constexpr double level = 0.05; ///< significance level of recorded claims

/// A value computed from the rows for a claim.
struct RecomputedValue {
    double value = 0;
    QString method;
};

/// The values for each claim, by key, with the most common computation first.
using RecomputedValues = QHash<QString, QList<RecomputedValue>>;

/// Returns the number of decimals of a written number: 1 for `35.2`, 24 for `1.23e-22`.
int decimalsOf(const QString &written)
{
    const QString mantissa = written.section(u'e', 0, 0, QString::SectionCaseInsensitiveSeps);
    const int exponent = written.section(u'e', 1, 1, QString::SectionCaseInsensitiveSeps).toInt();
    const qsizetype point = mantissa.indexOf(u'.');
    return static_cast<int>(point < 0 ? 0 : mantissa.size() - point - 1) - exponent;
}

void addArm(RecomputedValues &recomputedValues, const QString &arm, const RecordedMetric &metric, const SampleDescription &description)
{
    const QString name = arm + u'_' + metric.name;
    if (metric.isShare) {
        recomputedValues[name + QStringLiteral("_rate")] = {{100 * description.meanValue, {}}};
        return;
    }
    recomputedValues[name + QStringLiteral("_avg")] = {{description.meanValue, {}}};
    if (description.deviation)
        recomputedValues[name + QStringLiteral("_std")] = {{*description.deviation, {}}};
}

void addTest(RecomputedValues &recomputedValues, const QString &claim, const TTest &test, const QString &method)
{
    recomputedValues[claim + QStringLiteral("_tstat")].append({test.t, method});
    recomputedValues[claim + QStringLiteral("_pvalue")].append({test.p, method});
    recomputedValues[claim + QStringLiteral("_significant")].append({test.p < level ? 1.0 : 0.0, method});
}

RecomputedValues recomputeValues(const RecordedResult &record, const QList<RecordedComparison> &comparisons)
{
    RecomputedValues recomputedValues;
    recomputedValues[QStringLiteral("test_cases_count")] = {{static_cast<double>(qMax(record.first.cases, record.second.cases)), {}}};
    for (const RecordedComparison &comparison : comparisons) {
        addArm(recomputedValues, record.first.name, comparison.metric, comparison.first);
        addArm(recomputedValues, record.second.name, comparison.metric, comparison.second);
        if (comparison.reduction)
            recomputedValues[comparison.metric.claim + QStringLiteral("_improvement_pct")] = {{*comparison.reduction, {}}};
        if (comparison.welch)
            addTest(recomputedValues, comparison.metric.claim, *comparison.welch, {});
        if (comparison.pairedTest)
            addTest(recomputedValues, comparison.metric.claim, *comparison.pairedTest, experimentsmessages::agreesWithTTest());
    }
    return recomputedValues;
}

std::optional<double> parseBoolean(const QString &writtenValue)
{
    return writtenValue == QLatin1String("true") ? std::optional(1.0) : writtenValue == QLatin1String("false") ? std::optional(0.0) : std::nullopt;
}

bool agrees(double number, const QString &writtenValue)
{
    const std::optional<double> writtenBoolean = parseBoolean(writtenValue);
    return writtenBoolean ? *writtenBoolean == number : roundsTo(number, writtenValue);
}

QString recomputedText(const RecordedResult &record, const RecordedClaim &claim, double number)
{
    if (claim.key == QLatin1String("test_cases_count"))
        return experimentsmessages::twoCounts(record.first.cases, record.second.cases);
    if (parseBoolean(claim.writtenValue))
        return number != 0 ? QStringLiteral("true") : QStringLiteral("false");
    if (claim.key.endsWith(QLatin1String("_pvalue")))
        return pValueText(number);
    return QString::number(number, 'f', qBound(0, decimalsOf(claim.writtenValue) + 1, 12));
}

CheckedClaim check(const RecordedResult &record, const RecordedClaim &claim, const QList<RecomputedValue> &recomputedValues)
{
    if (recomputedValues.isEmpty())
        return {claim, {}, ClaimOutcome::NotChecked, {}};
    const QString usual = recomputedText(record, claim, recomputedValues.first().value);
    for (const RecomputedValue &truth : recomputedValues) {
        if (agrees(truth.value, claim.writtenValue))
            return {claim, usual, ClaimOutcome::Agrees, truth.method};
    }
    return {claim, usual, ClaimOutcome::Disagrees, {}};
}

} // namespace

bool roundsTo(double number, const QString &written)
{
    bool ok = false;
    const double value = written.toDouble(&ok);
    const double halfUnit = std::pow(10.0, -decimalsOf(written)) / 2;
    return ok && std::fabs(number - value) <= halfUnit * (1 + 1e-9);
}

QList<CheckedClaim> checkClaims(const RecordedResult &record, const QList<RecordedComparison> &comparisons, const QList<RecordedClaim> &claims)
{
    const RecomputedValues recomputedValues = recomputeValues(record, comparisons);
    QList<CheckedClaim> checkedClaims;
    for (const RecordedClaim &claim : claims)
        checkedClaims.append(check(record, claim, recomputedValues.value(claim.key)));
    return checkedClaims;
}

} // namespace outcrop
