// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace outcrop {

/// Dimensionless effect sizes, positive if the first arm is higher. They are nullopt if the values do not vary or are too few.

/// Returns Cohen's d of independent arms: the difference of means divided by the pooled standard deviation (Cohen 1988, equation 2.5.1).
std::optional<double> cohenD(const QList<double> &first, const QList<double> &second);
/// Returns Hedges' g: d corrected for the bias of small samples with the exact factor (Hedges 1981, equation 6e).
std::optional<double> hedgesG(const QList<double> &first, const QList<double> &second);
/// Returns Cohen's d_z of pairs: the mean of the differences divided by their standard deviation (Cohen 1988, section 2.3.5; Lakens 2013).
std::optional<double> pairedD(const QList<double> &first, const QList<double> &second);
/// Returns the rank-biserial correlation of pairs, from -1 to 1 (Kerby 2014). It is the proportion of the rank sum that favors the first arm minus the proportion that
/// favors the second.
std::optional<double> rankBiserial(const QList<double> &first, const QList<double> &second);

} // namespace outcrop
