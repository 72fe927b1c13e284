// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace outcrop {

/// The permissions of a newly created file. An existing file keeps its permissions.
enum class FileAccess {
    Default,
    UserOnly,
};

/// Writes a file atomically, in an existing folder: the new file replaces the old one only when it is complete and on disk. On an error, which
/// names the file and the reason, the old content is kept, unless only the final sync of the folder failed.
Status writeFile(const QString &path, const QByteArray &bytes, FileAccess access = FileAccess::Default);

/// Writes a file atomically, by a path relative to a folder. Creates parent folders. Errors: NotAllowed for a path that leaves the folder, even through a link,
/// and those of writeFile().
Status writeInside(const QString &folder, const QString &path, const QByteArray &bytes);

struct FileContent {
    QString path; ///< relative to the folder that the function gets
    QByteArray bytes;
};

/// Writes files that the program generates, like writeInside(), but with two syncs per 128 files instead of two per file. The files must be on one file system,
/// and get the permissions of new files. After an error, the files before it may have been written.
Status writeFilesInside(const QString &folder, const QList<FileContent> &files);

/// Returns whether a path relative to a folder exists and, after following links, is inside the folder or is the folder
/// itself.
bool isInsideFolder(const QString &folder, const QString &path);

} // namespace outcrop
