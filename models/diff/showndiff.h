// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/textdiff.h"
#include "core/diff/unifieddiff.h"

namespace outcrop {

/// A hunk of a diff for display: the changed lines and their context.
struct ShownHunk {
    LineSpan before; ///< lines of the hunk in the old text, including context
    LineSpan after;
    QList<DiffHunk> changes; ///< changes in the hunk, in order
    QString note = {};       ///< note in the heading, for example about a conflict
    bool isLocked = false;   ///< whether the hunk conflicts and cannot be selected
};

/// Two texts, their titles and their diff. Hunks are numbered from 0 in list order.
struct ShownDiff {
    QString beforeName;
    QString afterName;
    QString before;
    QString after;
    QList<ShownHunk> hunks = {};
};

/// Returns the diff of two texts with the hunks of diffTexts(), and takes as long as that function.
ShownDiff shownDiff(const QString &beforeName, const QString &before, const QString &afterName, const QString &after);

/// Returns a diff for display. `before` and `after` are the texts that the diff was made from or applied to. Omits hunks beyond the end of a text.
ShownDiff shownDiff(const FileDiff &diff, const QString &before, const QString &after);
/// Returns a diff for display whose texts are unknown: the lines outside its hunks are empty.
ShownDiff shownDiff(const FileDiff &diff);

enum class DiffLayout { SideBySide, Unified };

} // namespace outcrop
