// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace outcrop {

/// A stretch of numbers, both ends belong to it. In the unit of what it is an interval of.
struct Interval {
    double low = 0;
    double high = 0;

    bool holds(double value) const { return low <= value && value <= high; }
    friend bool operator==(const Interval &, const Interval &) = default;
};

/// What a sample is like. Everything but `count` is in the unit of the values.
struct SampleDescription {
    qsizetype count = 0;
    double mean = 0;
    std::optional<double> deviation; ///< standard deviation with n - 1 below; nothing for a single value
    double least = 0;
    double lowerQuartile = 0;
    double median = 0;
    double upperQuartile = 0;
    double most = 0;
};

/// Nothing for no values.
std::optional<SampleDescription> describe(const QList<double> &values);

/// Zero for no values. Summed twice, so that large values with small differences keep their digits.
double mean(const QList<double> &values);
/// With n - 1 below; zero for fewer than two values.
double variance(const QList<double> &values);
/// The value that a share of the values lies below, interpolated as R does by default: type 7 of Hyndman and Fan,
/// "Sample quantiles in statistical packages", The American Statistician 50 (1996). `values` are sorted and not empty.
double quantileOf(const QList<double> &sorted, double share);
/// first - second, value by value; as many as the shorter has.
QList<double> differences(const QList<double> &first, const QList<double> &second);

} // namespace outcrop
