// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Probabilities and quantiles of the distributions that the tests need. The only use of Boost.Math: no exception leaves it; what cannot be computed is NaN.

/// P(|T| >= |t|) for Student's t.
double studentTwoSided(double t, double degrees);
/// The value that T stays below with `probability`.
double studentQuantile(double probability, double degrees);
/// P(|T| >= t) for the noncentral t with noncentrality `shift`, t >= 0. A shift above 1000 counts as 1000.
double shiftedStudentTwoSided(double t, double degrees, double shift);
/// P(Z >= z) for the standard normal.
double normalTail(double z);
/// P(Z <= z).
double normalBelow(double z);
double normalQuantile(double probability);
/// P(X >= value) for chi-square.
double chiSquareTail(double value, double degrees);
/// The value that chi-square stays below with `probability`.
double chiSquareQuantile(double probability, double degrees);
/// P(K <= count) for `trials` throws of a fair coin.
double coinBelow(double count, double trials);
/// P(K <= count) for `trials` tries that succeed with `share`.
double binomialBelow(double count, double trials, double share);
/// P(K >= count), count >= 1; keeps its digits where it is tiny.
double binomialFrom(double count, double trials, double share);
/// P(K >= count), count >= 1, for events of which `expected` are expected.
double poissonFrom(double count, double expected);

} // namespace outcrop
