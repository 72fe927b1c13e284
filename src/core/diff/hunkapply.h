// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/unifieddiff.h"

#include <optional>

namespace outcrop {

/// The numbers of the selected hunks of a diff, from 1; nullopt selects all hunks.
using HunkChoice = std::optional<QList<int>>;

/// Parses hunk numbers such as `1,3` or `1-3,5` and sorts them. Returns Invalid for other input, for a duplicate number and for a number above `count`.
Result<QList<int>> readHunkChoice(const QString &text, qsizetype count);
/// Formats hunk numbers as `1,3`.
QString toText(const QList<int> &hunks);

/// The position of a hunk in the text.
struct HunkLocation {
    enum class Kind {
        Found,     ///< the old lines of the hunk are exactly at `line`
        Missing,   ///< the old lines of the hunk are not in the text after the previous hunk
        Ambiguous, ///< the old lines of the hunk occur several times after the previous hunk
    };

    int hunk = 0; ///< number of the hunk, from 1
    Kind kind = Kind::Found;
    qsizetype line = 0;   ///< line in the original text, from 0
    qsizetype offset =
        0; ///< number of lines between this position and the one in the hunk's header; positive if the hunk is further down
    QString problem = {}; ///< message for the user if the hunk is not found

    bool isFound() const { return kind == Kind::Found; }
    friend bool operator==(const HunkLocation &, const HunkLocation &) = default;
};

/// The result of applyHunks(): either all selected hunks are applied, or none of them.
struct AppliedHunks {
    QString text;            ///< the original text if a selected hunk does not fit
    QList<HunkLocation> locations; ///< positions of the selected hunks, in their order

    bool isClean() const;
    QList<HunkLocation> conflicts() const;
};

/// Applies hunks. If every hunk of the diff fits at its stated line, the text is assumed to be the one that the diff was made from. Otherwise each hunk is applied at the
/// only position after the previous hunk where all its old lines occur unchanged. A hunk with less context above than below must be at the beginning of the text. A hunk
/// with less context below, or with a line without a line ending, must be at the end. If there are several positions, the hunk is not applied.
AppliedHunks applyHunks(QStringView text, const FileDiff &diff, const HunkChoice &chosen = {});

} // namespace outcrop
