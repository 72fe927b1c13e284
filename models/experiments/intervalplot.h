// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"

#include <QString>

namespace outcrop {

/// The value of one case in a row.
struct PlotPoint {
    double value = 0;
    QString title; ///< name of the case

    friend bool operator==(const PlotPoint &, const PlotPoint &) = default;
};

/// A row of the chart: the cases, their quartiles, the mean and its interval. Unknown values are not drawn.
struct PlotRow {
    QString key;   ///< identifies the row and its table row
    QString title;
    QString note = {}; ///< mean and interval, shown beside the row
    QString tip = {};
    QList<PlotPoint> points = {};
    std::optional<Interval> box = {}; ///< range from the lower to the upper quartile
    std::optional<double> medianValue = {};
    std::optional<double> meanValue = {};
    std::optional<Interval> interval = {}; ///< interval of the mean; an infinite end is outside the scale

    friend bool operator==(const PlotRow &, const PlotRow &) = default;
};

/// Rows of values on one scale. A table shows the same values.
struct IntervalPlot {
    QString axis;   ///< unit of the scale
    double low = 0; ///< start of the scale
    double high = 1;
    bool marksZero = false;                      ///< whether to mark zero as "no difference"
    std::optional<double> smallestRelevant = {}; ///< smallest relevant difference; the range of smaller ones is shown as a band
    QString relevantTitle = {};
    QList<PlotRow> rows = {};

    /// Computes the scale from all finite values, the marked zero and band, and a margin.
    void computeRange();
    friend bool operator==(const IntervalPlot &, const IntervalPlot &) = default;
};

} // namespace outcrop
