// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiments/descriptive.h"

namespace outcrop {

/// The method for the p value of a signed-rank test. Selected as in R's wilcox.test.
enum class WilcoxonMethod {
    Exact,     ///< exact: fewer than 50 differences without ties or zeros
    Corrected, ///< normal approximation with a continuity correction of half a rank
    Plain,     ///< normal approximation without continuity correction
};

/// The approximation to use if the exact method is not applicable.
enum class Continuity { Corrected, Plain };

/// The result of the Wilcoxon signed-rank test of pairs (Wilcoxon 1945). `positiveRankSum` is V, the sum of the ranks where first > second; p is two-sided.
struct SignedRank {
    double positiveRankSum = 0;
    double negativeRankSum = 0;
    double p = 1;
    qsizetype count = 0; ///< number of nonzero differences
    qsizetype zeros = 0; ///< number of zero differences, which Wilcoxon's method excludes
    bool hasTies = false;   ///< true if some differences have the same absolute value and share the mean of their ranks
    WilcoxonMethod method = WilcoxonMethod::Exact;
};

/// Computes the exact p value if possible, otherwise an approximation according to `continuity`. Errors: Invalid for unequal lengths, or if no pairs differ.
Result<SignedRank> signedRank(const QList<double> &first, const QList<double> &second, Continuity continuity = Continuity::Corrected);
/// Like signedRank(), but always uses the approximation. Ties of t differences reduce the variance by the sum of t³ - t divided by 48.
Result<SignedRank> approximateSignedRank(const QList<double> &first, const QList<double> &second, Continuity continuity = Continuity::Corrected);

/// Returns P(V <= value) under the null hypothesis for `count` differences without ties, by counting all 2ⁿ combinations of signs.
double signedRankCdf(double value, qsizetype count);

} // namespace outcrop
