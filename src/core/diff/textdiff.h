// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// A run of whole lines: `first` counts from 0; [start, end) are the same lines as UTF-16 offsets, line ends included. A run of no lines has its
/// place, where lines would be put in.
struct LineSpan {
    qsizetype first = 0;
    qsizetype count = 0;
    qsizetype start = 0;
    qsizetype end = 0;

    qsizetype last() const { return first + count; } ///< the line after the run
    friend bool operator==(const LineSpan &, const LineSpan &) = default;
};

/// Lines of one text in place of other lines in another. Lines with different line ends are different.
struct DiffHunk {
    LineSpan before;
    LineSpan after;

    friend bool operator==(const DiffHunk &, const DiffHunk &) = default;
};

/// How two texts differ. `exact` is false where the work had to be bounded: everything between the common beginning and the common end then
/// is one hunk.
struct TextDiff {
    QList<DiffHunk> hunks; ///< in order; between them the lines are the same
    bool exact = true;
};

/// What ends a line.
enum class LineEnds {
    Any,      ///< LF, CR LF or a lone CR, as editors have it
    LineFeed, ///< LF alone, as git and patch have it: a CR belongs to its line
};

/// The lines that differ. Linear in the texts' size for few differences; `mostWork` bounds the rest (about a million steps a 10 ms).
TextDiff diffLines(QStringView before, QStringView after, qsizetype mostWork = 8'000'000, LineEnds ends = LineEnds::Any);

/// Characters [start, end) of both texts that differ inside a hunk: whole words and single signs. Offsets count in the texts given.
struct InnerDifference {
    qsizetype beforeStart = 0;
    qsizetype beforeEnd = 0;
    qsizetype afterStart = 0;
    qsizetype afterEnd = 0;

    friend bool operator==(const InnerDifference &, const InnerDifference &) = default;
};

/// What to mark inside a hunk. The whole hunk where it has too little in common for marks to help.
QList<InnerDifference> diffInside(QStringView before, QStringView after, const DiffHunk &hunk);

} // namespace outcrop
