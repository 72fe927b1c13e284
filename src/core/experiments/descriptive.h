// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace outcrop {

/// A closed interval, in the unit of the values that it describes.
struct Interval {
    double low = 0;
    double high = 0;

    bool contains(double value) const { return low <= value && value <= high; }
    friend bool operator==(const Interval &, const Interval &) = default;
};

/// Summary statistics of a sample. All members except `count` are in the unit of the values.
struct SampleDescription {
    qsizetype count = 0;
    double meanValue = 0;
    std::optional<double> deviation; ///< standard deviation with n - 1 in the denominator; nullopt for a single value
    double minimum = 0;
    double lowerQuartile = 0;
    double medianValue = 0;
    double upperQuartile = 0;
    double maximum = 0;
};

/// Returns the summary statistics of a sample; nullopt if there are no values.
std::optional<SampleDescription> describe(const QList<double> &values);

/// Returns the mean; 0 if there are no values. Uses a second pass to limit rounding errors for large values with small differences.
double mean(const QList<double> &values);
/// Returns the variance with n - 1 in the denominator; 0 for fewer than two values.
double variance(const QList<double> &values);
/// Returns the quantile for a fraction from 0 to 1, interpolated like R's default: type 7 of Hyndman and Fan, "Sample quantiles in statistical
/// packages", The American Statistician 50 (1996). The values must be sorted and not empty.
double quantileOf(const QList<double> &sorted, double share);
/// Returns first - second for each pair of values; the longer list is truncated.
QList<double> differences(const QList<double> &first, const QList<double> &second);

} // namespace outcrop
