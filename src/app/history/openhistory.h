// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/documents/workspacechange.h"
#include "core/ports/history.h"

namespace outcrop {

/// Returns the folder's history: its Git repository combined with the folder's journal, or the journal alone, which may be empty. Fails with a message if the
/// repository cannot be read. Does not write and starts no process; blocks on disk access.
Result<std::unique_ptr<History>> openHistory(const QString &folder);

/// A folder's history for features that also work without a history.
struct HistoryLookup {
    std::unique_ptr<History> history;
    std::optional<Error> openError = {}; ///< why the history could not be opened
};
/// Like openHistory(), but returns an error as HistoryLookup::openError.
HistoryLookup findHistory(const QString &folder);

/// Returns the workspace at a revision, with the current provider data. Layers outside the folder are not included. Errors: those of History::filesAt() and
/// reading.
Result<OpenedWorkspace> openAtRevision(const OpenedWorkspace &opened, const QString &revision);
Result<OpenedWorkspace> openAtRevision(const OpenedWorkspace &opened, const History &history, const QString &revision);

/// Returns a file's bytes in a version. `path` is its current name; renames are followed. Errors: those of History::resolve() and History::read().
Result<QByteArray> readVersion(const History &history, const QString &path, const QString &version);

/// Returns the edits that turn `currentText` into `earlierText`. Only differing spans are replaced, so that the cursor keeps its position.
QList<TextEdit> restorationEdits(const QString &currentText, const QString &earlierText);

/// Returns the change that restores a version of a document; empty if there is no difference. A deleted file is created again at `path`. NotFound if the version does not
/// have the file, Invalid if its bytes are not UTF-8.
Result<WorkspaceChange> planRestore(const Workspace &workspace, const History &history, const QString &path, const QString &version);

} // namespace outcrop
