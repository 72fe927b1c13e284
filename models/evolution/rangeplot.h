// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"
#include "models/budget/figuretable.h"

namespace outcrop {

/// One line of the picture: a number with its interval, and a mark to hold it against. What is not known is not drawn.
struct RangeRow {
    QString key;   ///< names the row and the row of the table that says the same
    QString title;
    QString note = {}; ///< shown next to it: the number and its interval
    std::optional<double> value = {};
    std::optional<Interval> interval = {};
    std::optional<double> mark = {};
    bool notable = false; ///< the interval lies wholly beyond the mark

    friend bool operator==(const RangeRow &, const RangeRow &) = default;
};

/// Rows of numbers on one scale that begins at 0. A picture of it says nothing that its table does not say in numbers.
struct RangePlot {
    QString axis;          ///< what the scale counts
    QString markTitle = {}; ///< what the marks are
    double high = 1;       ///< the scale's end
    bool share = false;    ///< the scale is per cents of 1
    QList<RangeRow> rows = {};

    friend bool operator==(const RangePlot &, const RangePlot &) = default;
};

/// A picture and its numbers, and the most important of it in words.
struct EvolutionFigure {
    RangePlot plot;
    FigureTable table;
    QString summary = {};
};

} // namespace outcrop
