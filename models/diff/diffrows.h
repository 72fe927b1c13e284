// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/showndiff.h"

namespace outcrop {

enum class DiffRowKind {
    Gap,     ///< lines that are the same and are not shown
    Heading, ///< of a hunk
    Same,
    Changed, ///< a line that is gone, one that is new, or both beside each other
};

/// Characters [start, end) of a line.
struct MarkedRange {
    int start = 0;
    int end = 0;

    friend bool operator==(const MarkedRange &, const MarkedRange &) = default;
};

/// One line of one of the texts.
struct DiffCell {
    int line = 0; ///< its number, from 1; 0: there is none on this side
    QString text = {}; ///< without its line end
    QList<MarkedRange> marks = {}; ///< words that differ
    bool openEnd = false; ///< the last line, without a final newline

    bool isThere() const { return line > 0; }
    friend bool operator==(const DiffCell &, const DiffCell &) = default;
};

/// A row of the picture. One below the other, a changed row has a line on one side only; side by side it may have both.
struct DiffRow {
    DiffRowKind kind = DiffRowKind::Same;
    int hunk = -1; ///< the number of the hunk it belongs to; -1 for a gap
    DiffCell before = {};
    DiffCell after = {};
    int count = 0; ///< of a gap: how many lines

    friend bool operator==(const DiffRow &, const DiffRow &) = default;
};

QList<DiffRow> diffRows(const ShownDiff &diff, DiffLayout layout);

} // namespace outcrop
