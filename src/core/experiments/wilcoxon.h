// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiments/descriptive.h"

namespace outcrop {

/// How the p of a signed-rank test was found. The same choice as R's wilcox.test.
enum class WilcoxonMethod {
    Exact,     ///< by counting: fewer than 50 differences, no ties among them, no zeros
    Corrected, ///< by the normal approximation, with half a rank of continuity correction
    Plain,     ///< by the normal approximation without the correction
};

/// What to do where counting is not possible.
enum class Continuity { Corrected, Plain };

/// Wilcoxon's signed-rank test of pairs (Wilcoxon 1945). `positive` is V, the sum of the ranks where first > second; p is two-sided.
struct SignedRank {
    double positive = 0;
    double negative = 0;
    double p = 1;
    qsizetype count = 0; ///< of differences, without zeros
    qsizetype zeros = 0; ///< pairs without a difference; they are left out, as Wilcoxon did
    bool tied = false;   ///< some differences have the same size: they share the mean of their ranks
    WilcoxonMethod method = WilcoxonMethod::Exact;
};

/// Counts where it can and approximates else, in the way that `continuity` says.
Result<SignedRank> signedRank(const QList<double> &first, const QList<double> &second, Continuity continuity = Continuity::Corrected);
/// Approximates always. The variance is less by the sum of t³ - t over 48 for ties of t differences.
Result<SignedRank> approximateSignedRank(const QList<double> &first, const QList<double> &second, Continuity continuity = Continuity::Corrected);

/// P(V <= value) under the null hypothesis for `count` differences without ties, by counting all 2ⁿ signs.
double signedRankBelow(double value, qsizetype count);

} // namespace outcrop
