// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/documents/workspacechange.h"
#include "core/ports/history.h"

namespace outcrop {

/// The history of a folder: that of the git repository it lies in, with what only the folder's journal has of single files; else its own journal, which may be empty. Fails where there is a repository that
/// cannot be read; the message says why. Writes nothing, runs nothing; waits for the disk.
Result<std::unique_ptr<History>> openHistory(const QString &folder);

/// A folder's history for work that goes on without one.
struct FoundHistory {
    std::unique_ptr<History> history;
    std::optional<Error> trouble = {}; ///< why there is none
};
FoundHistory findHistory(const QString &folder);

/// The workspace as a revision has it, with the providers' data of now. Layers outside the folder are not in it. Fails as History::at().
Result<OpenedWorkspace> atRevision(const OpenedWorkspace &opened, const QString &revision);
Result<OpenedWorkspace> atRevision(const OpenedWorkspace &opened, const History &history, const QString &revision);

/// A file's bytes in a version, under its name at that time; `path` is its current name.
Result<QByteArray> bytesThen(const History &history, const QString &path, const QString &version);

/// What makes one text of another: only what differs is edited, so that a cursor and everything else stays.
QList<TextEdit> restoringEdits(const QString &now, const QString &then);

/// What turns a document into the text that a version of it had: one edit, so that it can be undone as one. A file that is not there any more comes
/// back as a new one; `path` is where it goes. NotFound where the version does not have it, Invalid where its bytes are not text.
Result<WorkspaceChange> restoreChange(const Workspace &workspace, const History &history, const QString &path, const QString &version);

} // namespace outcrop
