// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/textdiff.h"

namespace outcrop {

/// One stretch of a three-way merge, with the lines it has in each of the texts.
struct MergeChunk {
    enum class Kind {
        Same,     ///< all three agree
        Mine,     ///< only mine changed it
        Theirs,   ///< only theirs changed it
        Both,     ///< both made the same change
        Conflict, ///< both changed it, in different ways: somebody must choose
    };

    Kind kind = Kind::Same;
    LineSpan base;
    LineSpan mine;
    LineSpan theirs;
    LineSpan merged; ///< lines of the merged text
};

/// The text in the merged result where mine and theirs conflict.
enum class ConflictSide {
    Mine,
    Theirs,
    Base,
    Markers, ///< all of it, between lines of `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`
};

/// A merged text. The bytes of every line come from one of the three texts; nothing is re-spelled.
struct TextMerge {
    QString text;
    QList<MergeChunk> chunks; ///< in order, without a gap
    QList<MergeChunk> conflicts() const;
    bool clean() const { return conflicts().isEmpty(); }
};

/// Merges by whole lines. Identical changes are not a conflict; changes to neighbouring lines are one.
TextMerge mergeTexts(QStringView base, QStringView mine, QStringView theirs, ConflictSide side = ConflictSide::Mine);

} // namespace outcrop
