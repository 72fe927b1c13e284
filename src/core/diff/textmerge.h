// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/textdiff.h"

namespace outcrop {

/// A segment of a three-way merge, with its lines in each of the texts.
struct MergeChunk {
    enum class Kind {
        Same,     ///< equal in all three texts
        Mine,     ///< changed only in mine
        Theirs,   ///< changed only in theirs
        Both,     ///< the same change in both
        Conflict, ///< different changes in both; the user must choose one
    };

    Kind kind = Kind::Same;
    LineSpan base;
    LineSpan myLines;
    LineSpan theirs;
    LineSpan mergedLines; ///< lines in the merged text
};

/// The text that replaces a conflict in the merged result.
enum class ConflictSide {
    Mine,
    Theirs,
    Base,
    Markers, ///< all three, between lines with `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`
};

/// A merged text. Every line except conflict markers is copied from one of the three texts. A line before a marker gets a line ending if it has none.
struct TextMerge {
    QString text;
    QList<MergeChunk> chunks; ///< in order, without gaps
    QList<MergeChunk> conflicts() const;
    bool isClean() const { return conflicts().isEmpty(); }
};

/// Merges by whole lines. Identical changes are not a conflict; changes to adjacent lines are one.
TextMerge mergeTexts(QStringView base, QStringView mine, QStringView theirs, ConflictSide side = ConflictSide::Mine);

} // namespace outcrop
