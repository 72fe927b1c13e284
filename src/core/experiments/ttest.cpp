// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ttest.h"

#include "core/experiments/distributions.h"
#include "core/experiments/experimentsmessages.h"

#include <cmath>
#include <limits>

namespace outcrop {
namespace {

Error notApplicableError(const QString &reason)
{
    return {ErrorCode::Invalid, reason};
}

/// Returns whether a standard error is only rounding noise. Same check as in R's t.test.
bool isRoundingError(double error, double size)
{
    return error <= 10 * std::numeric_limits<double>::epsilon() * size;
}

TTest makeTTest(double difference, double error, double degrees, double confidence)
{
    const double t = difference / error;
    const double margin = error * studentQuantile(0.5 + confidence / 2, degrees);
    return {t, degrees, studentTwoSided(t, degrees), difference, error, {difference - margin, difference + margin}};
}

} // namespace

Result<TTest> pairedT(const QList<double> &first, const QList<double> &second, double confidence)
{
    if (first.size() != second.size())
        return notApplicableError(experimentsmessages::unequalPairs());
    if (first.size() < 2)
        return notApplicableError(experimentsmessages::tooFewPairs());
    const QList<double> pairDifferences = differences(first, second);
    const auto count = static_cast<double>(pairDifferences.size());
    const double difference = mean(pairDifferences);
    const double error = std::sqrt(variance(pairDifferences) / count);
    if (isRoundingError(error, std::fabs(difference)))
        return notApplicableError(experimentsmessages::constantDifference());
    return makeTTest(difference, error, count - 1, confidence);
}

Result<TTest> welchT(const QList<double> &first, const QList<double> &second, double confidence)
{
    if (first.size() < 2 || second.size() < 2)
        return notApplicableError(experimentsmessages::tooFewValues());
    const double left = variance(first) / static_cast<double>(first.size());
    const double right = variance(second) / static_cast<double>(second.size());
    const double error = std::sqrt(left + right);
    if (isRoundingError(error, std::fmax(std::fabs(mean(first)), std::fabs(mean(second)))))
        return notApplicableError(experimentsmessages::constantValues());
    const double below = left * left / static_cast<double>(first.size() - 1) + right * right / static_cast<double>(second.size() - 1);
    const double degrees = (left + right) * (left + right) / below;
    return makeTTest(mean(first) - mean(second), error, degrees, confidence);
}

} // namespace outcrop
