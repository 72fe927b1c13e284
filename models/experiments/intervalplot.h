// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"

#include <QString>

namespace outcrop {

/// A case of a row.
struct PlotPoint {
    double value = 0;
    QString title; ///< the case

    friend bool operator==(const PlotPoint &, const PlotPoint &) = default;
};

/// One line of the picture: the cases, where the middle half of them lies, the mean and its interval. What is not known is not drawn.
struct PlotRow {
    QString key;   ///< names the row and the row of the table that says the same
    QString title;
    QString note = {}; ///< shown next to it: the mean and its interval
    QString tip = {};
    QList<PlotPoint> points = {};
    std::optional<Interval> box = {}; ///< the quartiles
    std::optional<double> median = {};
    std::optional<double> mean = {};
    std::optional<Interval> interval = {}; ///< of the mean; an end that is infinite runs off the picture

    friend bool operator==(const PlotRow &, const PlotRow &) = default;
};

/// Rows of numbers on one scale. A picture of it says nothing that its rows do not say in numbers.
struct IntervalPlot {
    QString axis;                          ///< what the scale counts
    double low = 0;                        ///< of the scale
    double high = 1;
    bool atZero = false;                   ///< zero means "no difference" and is marked
    std::optional<double> relevant = {};   ///< differences up to this on either side do not matter: a band
    QString relevantTitle = {};
    QList<PlotRow> rows = {};

    /// Finds the ends of the scale: all that is finite, zero and the band where they are marked, and some air.
    void finish();
    friend bool operator==(const IntervalPlot &, const IntervalPlot &) = default;
};

} // namespace outcrop
