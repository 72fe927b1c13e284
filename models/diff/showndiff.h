// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/textdiff.h"
#include "core/diff/unifieddiff.h"

namespace outcrop {

/// One hunk of a difference as a view shows it: the lines that change, with some around them.
struct ShownHunk {
    LineSpan before;         ///< all its lines in the old text, those around the changes with them
    LineSpan after;
    QList<DiffHunk> changes; ///< inside, in order
    QString note = {};       ///< a few words for its heading, such as that it conflicts
    bool fixed = false;      ///< its box cannot be ticked, because it conflicts
};

/// Two texts, what they are called, and how they differ. A hunk's number is its place in the list, from 0.
struct ShownDiff {
    QString beforeName;
    QString afterName;
    QString before;
    QString after;
    QList<ShownHunk> hunks = {};
};

/// The difference of two texts, ready to be shown; its hunks are those of diffTexts(). Takes as long as that.
ShownDiff shownDiff(const QString &beforeName, const QString &before, const QString &afterName, const QString &after);

/// A diff over the very texts that it was made from, or that it was applied to: hunk for hunk.
ShownDiff shownDiff(const FileDiff &diff, const QString &before, const QString &after);

enum class DiffLayout { SideBySide, Unified };

} // namespace outcrop
