// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/diff/hunkapply.h"
#include "core/documents/workspacechange.h"
#include "core/ports/history.h"
#include "core/ports/storedrecords.h"

namespace outcrop {

/// The accepted part of a suggestion: all of it, some hunks, or edited text.
struct AcceptChoice {
    HunkChoice hunks = {};
    std::optional<QString> editedText = {}; ///< the complete new text of the file, edited from the version that the suggestion is based on
    bool overridesRejection = false; ///< whether the person has seen that the suggestion was rejected, and accepts it nevertheless
};

/// A conflict: a hunk without a matching location, or lines that were changed differently since.
struct AcceptConflict {
    int hunk = 0;        ///< hunk number, from 1; 0 for the merge of the whole file
    qsizetype line = 0;  ///< from 0: in the current file for a merge, in the base of the diff for a hunk
    QString problem;     ///< message for users
    QString base = {};   ///< lines of the base version in a merge
    QString myText = {};   ///< lines of the current file in a merge
    QString theirs = {}; ///< lines of the suggestion in a merge
};

/// The effect of an acceptance on the file. Planning does not write to the disk.
struct AcceptPlan {
    Suggestion suggestion;
    AcceptChoice choice;
    FileDiff diff;
    QString path;
    QString before; ///< the file's current text; null if it does not exist
    QString after;  ///< the text to write; `before` if there are conflicts
    bool isFileChanged = false; ///< whether the file has changed since the suggestion was made
    bool isMerged = false;  ///< whether a three-way merge was made, with the base version from the history
    bool hasUncommittedChanges = false; ///< whether the file has uncommitted changes, which would be part of the commit; false without a repository
    QList<HunkLocation> locations = {};
    QList<AcceptConflict> conflicts = {};
    WorkspaceChange change = {}; ///< empty if there are conflicts or no changes

    bool isClean() const { return conflicts.isEmpty(); }
    /// Returns `accepted`, `partly` or `edited`.
    QString verdict() const;
};

/// Applies a suggestion's diff to the current file, in memory. If the file is unchanged, each hunk is applied at its line. If it changed and `history` (may be null) has
/// the base version, a three-way merge is made. Otherwise each hunk is applied at the only location with its lines. Errors: Invalid for a diff that is missing or
/// malformed, names another file or removes the file. Invalid also for an unknown or empty choice of hunks, and for text that is not UTF-8. NotFound for a missing file,
/// NotAllowed for edited text whose base version is unknown.
Result<AcceptPlan> planAcceptance(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion, const AcceptChoice &choice = {});

} // namespace outcrop
