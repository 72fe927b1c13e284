// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/unifieddiff.h"

#include <optional>

namespace outcrop {

/// Which hunks of a diff, by their numbers from 1; nothing means all of them.
using HunkChoice = std::optional<QList<int>>;

/// Reads `1,3` or `1-3,5`. Invalid for anything else, for a number twice and for one beyond `count`.
Result<QList<int>> readHunkChoice(const QString &words, qsizetype count);
/// `1,3`.
QString toText(const QList<int> &hunks);

/// Where a hunk is in a text.
struct HunkPlace {
    enum class Kind {
        Fits,      ///< its old lines are at `line`, each character of them
        Missing,   ///< they are not in the text after the previous hunk
        Ambiguous, ///< they are in several places
    };

    int hunk = 0; ///< its number, from 1
    Kind kind = Kind::Fits;
    qsizetype line = 0;   ///< from 0, in the text it is applied to
    qsizetype offset = 0; ///< lines away from where the hunk says; above 0 is further down
    QString problem = {}; ///< for people, where it does not fit

    bool fits() const { return kind == Kind::Fits; }
    friend bool operator==(const HunkPlace &, const HunkPlace &) = default;
};

/// A text with hunks applied: all of those chosen, or none.
struct AppliedHunks {
    QString text;            ///< unchanged where one of them does not fit
    QList<HunkPlace> places; ///< of the hunks chosen, in their order

    bool clean() const;
    QList<HunkPlace> conflicts() const;
};

/// Applies hunks. Where every hunk of the diff fits where it says, the text is the one that the diff was made from. Otherwise it has moved on, and each
/// hunk goes to the only place behind the one before it where all its old lines are, unchanged; one with less context above than below belongs
/// to the beginning of the text, with less below to the end. No line is skipped to make a hunk fit, and of several places none is guessed.
AppliedHunks applyHunks(QStringView text, const FileDiff &diff, const HunkChoice &chosen = {});

} // namespace outcrop
