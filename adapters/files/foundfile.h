// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filedescriptor.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <sys/stat.h>

namespace outcrop {

/// A file or folder that is found but not opened (O_PATH), so that a pipe does not block and a device is not activated. Its type and real path can be checked
/// before reading.
struct FoundFile {
    FileDescriptor handle;
    struct stat status = {};
    QByteArray realPath; ///< absolute path with all links resolved

    bool isRegular() const { return S_ISREG(status.st_mode); }
    bool isFolder() const { return S_ISDIR(status.st_mode); }
    /// Returns whether this is the given folder or below it.
    bool isInside(const QByteArray &realFolder) const;
    /// Opens this file or folder for reading, even if it was renamed. Returns a closed descriptor on failure; `errno` is the reason.
    FileDescriptor open() const;
};

/// Finds `path` relative to an open folder, following links. Errors: the system's error, as converted by systemError().
Result<FoundFile> findFile(const FileDescriptor &folder, const QByteArray &path);
/// Finds a name in a folder without following a link. Errors: as for findFile().
Result<FoundFile> findWithoutLinks(const FileDescriptor &folder, const QByteArray &name);
/// Opens a regular file below an open folder for reading. Returns a closed descriptor if a part of the path is a link, or if the entry is not a regular file. Also
/// returns one if the kernel cannot check this, because openat2() needs Linux 5.6. The caller then uses findFile(), which needs more system calls.
FileDescriptor openRegularFile(const FileDescriptor &folder, const QByteArray &path);
/// Finds a folder by its path, following links. Errors: as for findFile().
Result<FoundFile> findFolder(const QString &path);

/// Reads from the current position to the end. Errors: TooLarge above `limit` bytes, even if the file grows while it
/// is read, and the system's errors.
Result<QByteArray> readAll(const FileDescriptor &file, qint64 limit);

/// Returns the error with its location set to this file.
Error withPath(const QString &path, Error error);

/// Converts an errno value to an error.
Error systemError(int number);

/// Returns the later of mtime and ctime, in nanoseconds since the epoch: programs can set mtime back, but not ctime.
qint64 modifiedTime(const struct stat &status);

/// Returns a path that opens the same file again, even if it was renamed.
QByteArray procPath(const FileDescriptor &file);

/// Returns whether a file is on a network or FUSE file system, where inotify and leases are unreliable.
bool isRemote(const FileDescriptor &file);

} // namespace outcrop
