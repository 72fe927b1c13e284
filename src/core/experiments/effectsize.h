// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace outcrop {

/// Sizes of an effect, without a unit; above zero where the first arm is higher. Nothing where the values do not vary or are too few.

/// Cohen's d of independent arms: the difference of means over the pooled standard deviation (Cohen 1988, equation 2.5.1).
std::optional<double> cohenD(const QList<double> &first, const QList<double> &second);
/// Hedges' g: d without the bias of small samples, by the exact factor (Hedges 1981, equation 6e).
std::optional<double> hedgesG(const QList<double> &first, const QList<double> &second);
/// Cohen's d_z of pairs: the mean of the differences over their standard deviation (Cohen 1988, section 2.3.5; Lakens 2013).
std::optional<double> pairedD(const QList<double> &first, const QList<double> &second);
/// The rank-biserial correlation of pairs, -1 to 1: the share of the rank sum that favours the first, less the share that favours the second (Kerby 2014).
std::optional<double> rankBiserial(const QList<double> &first, const QList<double> &second);

} // namespace outcrop
