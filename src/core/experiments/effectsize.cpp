// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/effectsize.h"

#include "core/experiments/wilcoxon.h"

#include <cmath>

namespace outcrop {
namespace {

std::optional<double> ratio(double numerator, double denominator)
{
    return denominator > 0 ? std::optional(numerator / denominator) : std::nullopt;
}

} // namespace

std::optional<double> cohenD(const QList<double> &first, const QList<double> &second)
{
    if (first.size() < 2 || second.size() < 2)
        return std::nullopt;
    const auto left = static_cast<double>(first.size() - 1);
    const auto right = static_cast<double>(second.size() - 1);
    const double pooled = (left * variance(first) + right * variance(second)) / (left + right);
    return ratio(mean(first) - mean(second), std::sqrt(pooled));
}

std::optional<double> hedgesG(const QList<double> &first, const QList<double> &second)
{
    const std::optional<double> d = cohenD(first, second);
    const double degrees = static_cast<double>(first.size() + second.size()) - 2;
    if (!d)
        return std::nullopt;
    return *d * std::exp(std::lgamma(degrees / 2) - std::lgamma((degrees - 1) / 2)) / std::sqrt(degrees / 2);
}

std::optional<double> pairedD(const QList<double> &first, const QList<double> &second)
{
    if (first.size() != second.size() || first.size() < 2)
        return std::nullopt;
    const QList<double> nonZeroDifferences = differences(first, second);
    return ratio(mean(nonZeroDifferences), std::sqrt(variance(nonZeroDifferences)));
}

std::optional<double> rankBiserial(const QList<double> &first, const QList<double> &second)
{
    const Result<SignedRank> ranks = signedRank(first, second);
    if (!ranks)
        return std::nullopt;
    return (ranks->positiveRankSum - ranks->negativeRankSum) / (ranks->positiveRankSum + ranks->negativeRankSum);
}

} // namespace outcrop
