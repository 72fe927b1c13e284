// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/wilcoxon.h"

#include "core/experiments/distributions.h"
#include "core/experiments/experimentsmessages.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

constexpr qsizetype approximationThreshold = 50;

/// The nonzero differences sorted by absolute value, with their ranks.
struct RankedDifferences {
    QList<double> differences;
    QList<double> ranks;
    double tieTerm = 0; ///< sum of t³ - t over all ties
};

void averageTiedRanks(RankedDifferences &rankedDifferences, qsizetype begin, qsizetype end)
{
    const auto tieCount = static_cast<double>(end - begin);
    for (qsizetype i = begin; i < end; ++i)
        rankedDifferences.ranks.append(static_cast<double>(begin + 1 + end) / 2);
    rankedDifferences.tieTerm += tieCount * tieCount * tieCount - tieCount;
}

RankedDifferences rank(QList<double> differences)
{
    RankedDifferences rankedDifferences;
    differences.removeAll(0.0);
    std::sort(differences.begin(), differences.end(), [](double left, double right) { return std::fabs(left) < std::fabs(right); });
    rankedDifferences.differences = differences;
    for (qsizetype begin = 0, end = 0; begin < differences.size(); begin = end) {
        while (end < differences.size() && std::fabs(differences[end]) == std::fabs(differences[begin]))
            ++end;
        averageTiedRanks(rankedDifferences, begin, end);
    }
    return rankedDifferences;
}

SignedRank rankSums(const RankedDifferences &rankedDifferences, qsizetype pairs)
{
    SignedRank result;
    for (qsizetype i = 0; i < rankedDifferences.ranks.size(); ++i)
        (rankedDifferences.differences[i] > 0 ? result.positiveRankSum : result.negativeRankSum) += rankedDifferences.ranks[i];
    result.count = rankedDifferences.ranks.size();
    result.zeros = pairs - result.count;
    result.hasTies = rankedDifferences.tieTerm > 0;
    return result;
}

double exactP(const SignedRank &sum)
{
    const double least = std::fmin(sum.positiveRankSum, sum.negativeRankSum);
    return std::fmin(1, 2 * signedRankCdf(least, sum.count));
}

double approximateP(const SignedRank &sum, double tieTerm, Continuity continuity)
{
    const auto count = static_cast<double>(sum.count);
    const double distanceFromMean = sum.positiveRankSum - count * (count + 1) / 4;
    const double deviation = std::sqrt(count * (count + 1) * (2 * count + 1) / 24 - tieTerm / 48);
    const double continuityCorrection = continuity == Continuity::Corrected && distanceFromMean != 0 ? std::copysign(0.5, distanceFromMean) : 0;
    const double z = (distanceFromMean - continuityCorrection) / deviation;
    return 2 * std::fmin(normalTail(z), normalCdf(z));
}

Result<RankedDifferences> rankPairs(const QList<double> &first, const QList<double> &second)
{
    if (first.size() != second.size())
        return Error{ErrorCode::Invalid, experimentsmessages::unequalPairs()};
    RankedDifferences rankedDifferences = rank(differences(first, second));
    if (rankedDifferences.ranks.isEmpty())
        return Error{ErrorCode::Invalid, experimentsmessages::noDifference()};
    return rankedDifferences;
}

SignedRank approximateResult(const RankedDifferences &rankedDifferences, qsizetype pairs, Continuity continuity)
{
    SignedRank result = rankSums(rankedDifferences, pairs);
    result.method = continuity == Continuity::Corrected ? WilcoxonMethod::Corrected : WilcoxonMethod::Plain;
    result.p = approximateP(result, rankedDifferences.tieTerm, continuity);
    return result;
}

} // namespace

double signedRankCdf(double value, qsizetype count)
{
    QList<double> ways(count * (count + 1) / 2 + 1, 0);
    ways[0] = 1;
    for (qsizetype rank = 1, most = 0; rank <= count; ++rank) {
        most += rank;
        for (qsizetype sum = most; sum >= rank; --sum)
            ways[sum] += ways[sum - rank];
    }
    double below = 0;
    for (qsizetype sum = 0; sum < ways.size() && static_cast<double>(sum) <= value; ++sum)
        below += ways[sum];
    return std::ldexp(below, -static_cast<int>(count));
}

Result<SignedRank> signedRank(const QList<double> &first, const QList<double> &second, Continuity continuity)
{
    const Result<RankedDifferences> rankedDifferences = rankPairs(first, second);
    if (!rankedDifferences)
        return rankedDifferences.error();
    SignedRank result = rankSums(*rankedDifferences, first.size());
    if (result.count >= approximationThreshold || result.hasTies || result.zeros > 0)
        return approximateResult(*rankedDifferences, first.size(), continuity);
    result.p = exactP(result);
    return result;
}

Result<SignedRank> approximateSignedRank(const QList<double> &first, const QList<double> &second, Continuity continuity)
{
    const Result<RankedDifferences> rankedDifferences = rankPairs(first, second);
    return rankedDifferences ? Result<SignedRank>(approximateResult(*rankedDifferences, first.size(), continuity)) : rankedDifferences.error();
}

} // namespace outcrop
