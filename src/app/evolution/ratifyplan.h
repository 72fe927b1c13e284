// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/diff/hunkapply.h"
#include "core/documents/workspacechange.h"
#include "core/ports/history.h"
#include "core/ports/storedrecords.h"

namespace outcrop {

/// What of a suggestion is wanted: all of it, some hunks, or a person's own text for the file.
struct AcceptChoice {
    HunkChoice hunks = {};
    std::optional<QString> edited = {}; ///< the whole new text of the file, made from the version that the suggestion is against
};

/// Why a suggestion cannot be taken as it is: a hunk without a place, or lines that were changed since in another way.
struct AcceptConflict {
    int hunk = 0;        ///< from 1; 0 for the merge of the whole file
    qsizetype line = 0;  ///< in the file as it is now, from 0
    QString problem;     ///< for people
    QString base = {};   ///< of a merge: the lines as the suggestion knew them …
    QString mine = {};   ///< … as the file has them now …
    QString theirs = {}; ///< … and as the suggestion wants them
};

/// What accepting would do to the file. Nothing is written by it.
struct AcceptPlan {
    Suggestion suggestion;
    AcceptChoice choice;
    FileDiff diff;
    QString path;
    QString before; ///< the file's text now; null where it is not there yet
    QString after;  ///< the text that would be written; `before` where there are conflicts
    bool movedOn = false; ///< the file is not the one that the suggestion was made for
    bool merged = false;  ///< its version was found in the history, and the three were merged
    bool uncommitted = false; ///< the file has changes that are in no commit yet: accepting commits them, too. False where there is no repository
    QList<HunkPlace> places = {};
    QList<AcceptConflict> conflicts = {};
    WorkspaceChange change = {}; ///< empty where there are conflicts, or where nothing would change

    bool clean() const { return conflicts.isEmpty(); }
    /// `accepted`, `partly` or `edited`.
    QString verdict() const;
};

/// Puts a suggestion's diff to the file as it is now. Where that is the version which the suggestion is against, the hunks go where they say. Where it
/// has moved on and `history` (may be null) has that version, the three texts are merged; else each hunk goes to the only place that has its lines.
/// Errors: Invalid (the text is not a readable diff, names another file or removes it; an unknown hunk; bytes that are not text),
/// NotFound (the file is gone), NotAllowed (an edited text for a file that moved on without a known version).
Result<AcceptPlan> planAcceptance(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion, const AcceptChoice &choice = {});

} // namespace outcrop
