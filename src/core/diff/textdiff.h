// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// A run of complete lines: `first` counts from 0, and [start, end) is the range of the lines in UTF-16 offsets, including line endings. An
/// empty run has the position where lines would be inserted.
struct LineSpan {
    qsizetype first = 0;
    qsizetype count = 0;
    qsizetype start = 0;
    qsizetype end = 0;

    qsizetype endLine() const { return first + count; } ///< Returns the line after the run.
    friend bool operator==(const LineSpan &, const LineSpan &) = default;
};

/// Lines of one text that replace lines of another. Lines with different line endings are different.
struct DiffHunk {
    LineSpan before;
    LineSpan after;

    friend bool operator==(const DiffHunk &, const DiffHunk &) = default;
};

/// The differences between two texts. `isExact` is false if lines were left unmatched because of the work limit.
struct TextDiff {
    QList<DiffHunk> hunks; ///< in order; the lines between them are equal
    bool isExact = true;
};

/// The characters that end a line.
enum class LineEndings {
    Any,      ///< LF, CR LF or a single CR, as in editors
    LineFeed, ///< only LF, as in git and patch; a CR is part of its line
};

/// Returns the differing lines. Takes linear time if there are few differences. If there are many, `maximumWork` limits the number of steps.
TextDiff diffLines(
    QStringView before, QStringView after, qsizetype maximumWork = 8'000'000, LineEndings ends = LineEndings::Any);

/// The ranges [start, end) that differ within a hunk: whole words, runs of whitespace and single symbols. Offsets refer to the whole texts.
struct InnerDifference {
    qsizetype beforeStart = 0;
    qsizetype beforeEnd = 0;
    qsizetype afterStart = 0;
    qsizetype afterEnd = 0;

    friend bool operator==(const InnerDifference &, const InnerDifference &) = default;
};

/// Returns the ranges to highlight inside a hunk, or the whole hunk if its two sides have too little in common.
QList<InnerDifference> diffWithinHunk(QStringView before, QStringView after, const DiffHunk &hunk);

} // namespace outcrop
