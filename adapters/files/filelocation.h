// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/foundfile.h"

#include <optional>

namespace outcrop {

/// An open folder and a name in it. In a result of findLocation(), the name is not a link. Operations use the open folder even if its path changes.
struct FileLocation {
    FileDescriptor folder;
    QByteArray name;
};

/// The treatment of missing parent folders.
enum class MissingFolders {
    Reject, ///< a missing folder is an error
    Create,
};

/// Returns the location of `path` below an open folder; the file need not exist. Follows links inside the folder. Errors: NotAllowed for a broken link and for
/// a path that leaves the folder through a link or `..`, and the system's errors.
Result<FileLocation> findLocation(const FoundFile &root, const QString &path, MissingFolders missingFolders);

/// Like findLocation(), but does not follow a link at the end of the path.
Result<FileLocation> findEntry(const FoundFile &root, const QString &path, MissingFolders missingFolders);

/// Returns the reason why a file must not be replaced, or nullopt. Needed because a rename ignores the write permission of the file.
std::optional<Error> writeError(const FoundFile &file, const QString &path);

/// Returns the error for a file that could not be written, with the reason or the errno value.
Error unwritableError(const QString &path, const QString &reason);
Error unwritableError(const QString &path, int number);

/// The time of a sync: before the call returns, or later, by a caller that writes many files.
enum class Sync { Now, Later };

/// Calls fsync() and repeats it after EINTR. Returns the errno value, or 0 for success.
int syncToDisk(const FileDescriptor &file);
/// Syncs the file system that contains a file, which is much faster than syncing many files one by one. Returns the errno value, or 0 for success.
int syncFileSystem(const FileDescriptor &file);

} // namespace outcrop
