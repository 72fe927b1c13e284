// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/ports/savedfile.h"

namespace outcrop {

/// Saves a document of the workspace in `folder`, with the guarantees of saveFile(). `expected` is checksumOf() the bytes last read or saved; empty: the file
/// must not exist. Blocks on disk access, so the window calls it on a worker thread. Thread-safe; concurrent saves are allowed.
Result<SaveOutcome> saveDocument(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected);

/// Like saveDocument(). Without a repository, the folder's journal also records the previous and the new content. If the journal cannot be written, the save
/// still succeeds and only the version is lost.
Result<SaveOutcome> saveVersion(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected);

/// Saves several documents like saveVersion(), with few syncs for all of them. Returns their results in order. Stops after the batch with the first error or
/// conflict.
QList<Result<SaveOutcome>> saveVersions(const QString &folder, const QList<FileToSave> &files);

/// Records a save in a repository, so that it can be undone. If the last commit does not have the previous content, the folder's journal records the previous and the new
/// content. Does nothing if saveVersion() has already recorded both.
void recordUncommittedVersion(const QString &folder, const QString &path, const QByteArray &before, const QByteArray &after);

/// Like saveDocument() and saveVersion(), for a document that must not exist yet. If several programs create it at the same time, one succeeds and the others
/// return a conflict, even for equal bytes.
Result<SaveOutcome> createDocument(const QString &folder, const QString &path, const QByteArray &bytes);
Result<SaveOutcome> createVersion(const QString &folder, const QString &path, const QByteArray &bytes);

/// Moves a file or folder of the workspace and syncs the change to disk. Never replaces another file: NotAllowed if `to` exists. Creates missing parent
/// folders. Moves a symbolic link, not its target. Without a repository, the journal also records the move.
Status moveDocument(const QString &folder, const QString &from, const QString &to);

/// Removes the files that an earlier run left in `folder` when it was killed while saving. Only files that saveDocument() created on this computer, with the
/// bytes of a document before or after the save, are removed. Others are kept and reported. A folder without recorded saves is not read, so it is safe to
/// call this whenever a workspace is opened. Call it on a worker thread.
Diagnostics removeLeftovers(const QString &folder);

} // namespace outcrop
