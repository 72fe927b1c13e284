// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"
#include "models/budget/valuetable.h"

namespace outcrop {

/// A row of the chart: a value with its interval and a mark to compare it with. Unknown values are not drawn.
struct RangeRow {
    QString key;   ///< identifies the row and its table row
    QString title;
    QString note = {}; ///< value and interval, shown beside the row
    std::optional<double> value = {};
    std::optional<Interval> interval = {};
    std::optional<double> mark = {};
    bool isAboveMark = false; ///< whether the whole interval is above the mark

    friend bool operator==(const RangeRow &, const RangeRow &) = default;
};

/// Rows of values on one scale from 0. A table shows the same values.
struct RangePlot {
    QString axis;          ///< unit of the scale
    QString markTitle = {}; ///< meaning of the marks
    double high = 1;       ///< end of the scale
    bool isShare = false;    ///< whether the values are shares from 0 to 1, shown as percentages
    QList<RangeRow> rows = {};

    friend bool operator==(const RangePlot &, const RangePlot &) = default;
};

/// A chart, its table and a summary.
struct EvolutionFigure {
    RangePlot plot;
    ValueTable table;
    QString summary = {};
};

} // namespace outcrop
