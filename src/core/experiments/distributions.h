// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Probabilities and quantiles of the distributions that the tests need. Boost.Math is used only in distributions.cpp.
/// The functions do not throw; results that cannot be computed are NaN or infinite.

/// Returns P(|T| >= |t|) for Student's t.
double studentTwoSided(double t, double degrees);
/// Returns the quantile of Student's t for `probability`.
double studentQuantile(double probability, double degrees);
/// Returns P(|T| >= t) for the noncentral t with noncentrality `shift` and t >= 0. Limits the shift to 1000.
double noncentralStudentTwoSided(double t, double degrees, double shift);
/// Returns P(Z >= z) for the standard normal distribution.
double normalTail(double z);
/// Returns P(Z <= z) for the standard normal distribution.
double normalCdf(double z);
double normalQuantile(double probability);
/// Returns P(X >= value) for chi-square.
double chiSquareTail(double value, double degrees);
/// Returns the chi-square quantile for `probability`.
double chiSquareQuantile(double probability, double degrees);
/// Returns P(K <= count) for `trials` tosses of a fair coin.
double fairBinomialCdf(double count, double trials);
/// Returns P(K <= count) for `trials` trials with success probability `share`.
double binomialCdf(double count, double trials, double share);
/// Returns P(K >= count) for count >= 1; accurate for very small probabilities.
double binomialUpperTail(double count, double trials, double share);
/// Returns P(K >= count) for count >= 1 and a Poisson distribution with mean `expected`.
double poissonUpperTail(double count, double expected);

} // namespace outcrop
