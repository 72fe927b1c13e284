// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace outcrop {

/// The type of the file system entry at a path, with symbolic links resolved.
struct FileEntryInfo {
    enum class Kind {
        Missing,
        File,
        Folder,
        Other,   ///< a device, a pipe, or a circular symbolic link
        Outside, ///< outside the folders that may be read; the other fields are not set
    };

    Kind kind = Kind::Missing;
    QString realPath; ///< absolute, with symbolic links resolved
    qint64 size = 0;

    bool isFile() const { return kind == Kind::File; }
    bool isFolder() const { return kind == Kind::Folder; }
};

/// Read-only access to the files that a coding agent may load: the repository and, if the user allows it, its parent folders and the user's
/// configuration. Paths are absolute and normalized. Implementations resolve symbolic links and never open a file outside the allowed folders.
class ContextFiles
{
public:
    virtual ~ContextFiles() = default;

    virtual FileEntryInfo entryInfo(const QString &path) const = 0;
    /// Returns the names of all entries of a folder, sorted by their bytes; empty if `folder` is not a folder or is outside the allowed folders.
    virtual QStringList names(const QString &folder) const = 0;
    /// Returns the names of the subfolders, sorted. Symbolic links to folders are not included.
    virtual QStringList folders(const QString &folder) const = 0;
    /// Returns the contents of a file. Returns TooLarge, and reads no data, if the file has more than `limit` bytes.
    virtual Result<QByteArray> read(const QString &path, qint64 limit) const = 0;
};

} // namespace outcrop
