// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filedescriptor.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <sys/stat.h>

namespace outcrop {

/// A file or folder that was found but not opened (O_PATH): looking at it has no effect on it, so that a pipe does not
/// block and a device does not start. What it is and where it really lies can be asked before anything is read.
struct FoundFile {
    FileDescriptor handle;
    struct stat status = {};
    QByteArray realPath; ///< with all links in the path followed

    bool isRegular() const { return S_ISREG(status.st_mode); }
    bool isFolder() const { return S_ISDIR(status.st_mode); }
    /// Whether it lies in this folder, or is it.
    bool isInside(const QByteArray &realFolder) const;
    /// Opens it for reading: the same file, even if its name changes.
    FileDescriptor open() const;
};

/// Finds `path`, seen from an open folder, following links. Fails with the system's reason.
Result<FoundFile> findFile(const FileDescriptor &folder, const QByteArray &path);
/// Finds what has this name in a folder, even where it is a link.
Result<FoundFile> findExactly(const FileDescriptor &folder, const QByteArray &name);
/// Finds a folder by its absolute path.
Result<FoundFile> findFolder(const QString &path);

/// The rest of an open file, but at most `limit` bytes: more is an error, even where it grows while it is read.
Result<QByteArray> readAll(const FileDescriptor &file, qint64 limit);

/// An error that says which file it is about.
Error at(const QString &path, Error error);

/// The error for the system's number, in a person's words.
Error systemError(int number);

/// When a file's bytes may last have changed, in nanoseconds since the epoch: a program can set the time of its last
/// writing back, but not the time of its last change.
qint64 modifiedTime(const struct stat &status);

/// A path by which the system finds an open file again, under any name.
QByteArray procPath(const FileDescriptor &file);

/// Whether it lies on another machine, or may: this system hears of no changes there and cannot tell who writes.
bool isRemote(const FileDescriptor &file);

} // namespace outcrop
