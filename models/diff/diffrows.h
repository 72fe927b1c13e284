// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/showndiff.h"

namespace outcrop {

/// The content of a row of a diff.
enum class DiffRowKind {
    Gap,     ///< hidden unchanged lines
    Heading, ///< title row above the lines of a hunk
    Same,
    Changed, ///< a removed line, an added line, or both side by side
};

/// Characters [start, end) of a line.
struct MarkedRange {
    int start = 0;
    int end = 0;

    friend bool operator==(const MarkedRange &, const MarkedRange &) = default;
};

/// A line on one side of a diff.
struct DiffCell {
    int line = 0; ///< line number, from 1; 0 if there is no line on this side
    QString text = {}; ///< without line end
    QList<MarkedRange> marks = {}; ///< changed words
    bool lacksFinalNewline = false;          ///< whether this is the last line of a text without a final newline

    bool exists() const { return line > 0; }
    friend bool operator==(const DiffCell &, const DiffCell &) = default;
};

/// A row of a diff. In the unified view, a changed row has a line on one side only; side by side, it can have both.
struct DiffRow {
    DiffRowKind kind = DiffRowKind::Same;
    int hunk = -1; ///< index of the row's hunk; -1 for a gap
    DiffCell before = {};
    DiffCell after = {};
    int count = 0; ///< number of lines in a gap

    friend bool operator==(const DiffRow &, const DiffRow &) = default;
};

QList<DiffRow> diffRows(const ShownDiff &diff, DiffLayout layout);

} // namespace outcrop
