// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/foundfile.h"

#include <optional>

namespace outcrop {

/// An open folder and a name in it. In a result of findLocation(), the name is not a link. Operations use this folder even if its path changes.
struct FileLocation {
    FileDescriptor folder;
    QByteArray name;
};

/// How to handle missing parent folders.
enum class MissingFolders {
    Reject, ///< the path is an error
    Create,
};

/// Returns the location of `path` below an open folder; the file need not exist. Follows links inside the folder. Rejects a broken link, and a path that leaves
/// the folder through a link or `..`.
Result<FileLocation> findLocation(const FoundFile &root, const QString &path, MissingFolders missing);

/// Like findLocation(), but does not follow a link at the end of the path.
Result<FileLocation> findEntry(const FoundFile &root, const QString &path, MissingFolders missing);

/// Returns why a file must not be replaced, or nullopt. Needed because a rename ignores the write permission of the file.
std::optional<Error> writeError(const FoundFile &file, const QString &path);

/// Returns the error for a file that could not be written, with the reason or the errno value.
Error unwritableError(const QString &path, const QString &reason);
Error unwritableError(const QString &path, int number);

/// When written data must be on disk: before the call returns, or after a later sync by a caller that writes many files.
enum class Sync { Now, Later };

/// Calls fsync() and repeats it after EINTR. Returns the errno value, or 0 for success.
int syncToDisk(const FileDescriptor &file);
/// Syncs the whole file system that contains a file: for many files, much faster than a sync of each. Returns the errno value, or 0 for success.
int syncFileSystem(const FileDescriptor &file);

} // namespace outcrop
