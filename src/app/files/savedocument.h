// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/ports/savedfile.h"

namespace outcrop {

/// Saves a document of the workspace in `folder`; the promises are those of saveFile() (adapters/files/savefile.h). `expected` is checksumOf() the
/// bytes last read or saved, or empty for a document that has no file yet. Takes as long as the disk does, so the
/// window calls it on a worker thread; any thread will do, and several may save at the same time.
Result<SaveOutcome> saveDocument(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected);

/// The same, and where the workspace lies in no repository its journal keeps what the file was and what it is now (filejournal.h). A journal that
/// cannot be written costs a version and not the save.
Result<SaveOutcome> saveVersion(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected);

/// After a save in a repository: where the last commit does not have what the file was before, the folder's journal keeps it and what the file is now, so
/// that the save can be undone. Does nothing where saveVersion() has kept both.
void keepUncommitted(const QString &folder, const QString &path, const QByteArray &before, const QByteArray &after);

/// saveDocument() and saveVersion() for a document that must not be there yet. Of several programs that create it at the same time
/// exactly one does; for the others the outcome is a conflict, also where the bytes are the same.
Result<SaveOutcome> createDocument(const QString &folder, const QString &path, const QByteArray &bytes);
Result<SaveOutcome> createVersion(const QString &folder, const QString &path, const QByteArray &bytes);

/// Gives a file or folder of the workspace another path, made durable. Never puts it in another's place: NotAllowed
/// where something has that name. Missing parent folders are created; a link moves, not what it leads to.
Status moveDocument(const QString &folder, const QString &from, const QString &to);

/// What an earlier run that was killed while saving left in `folder` is removed: files that saveDocument() made, on
/// this machine, whose bytes are proven to be those of a document before or after the save. Anything else is
/// somebody's text: it stays and is reported. A folder that was never saved to from here is not touched and not even
/// looked at, so this may be called whenever a workspace is opened. Call it on a worker thread.
Diagnostics removeLeftovers(const QString &folder);

} // namespace outcrop
