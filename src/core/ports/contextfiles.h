// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

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

/// The entries of a folder, by name.
struct FolderEntries {
    QStringList names;           ///< files, folders and symbolic links
    QStringList folders;         ///< subfolders, without symbolic links to folders
    QStringList possibleFolders; ///< subfolders, and entries that may be folders, such as symbolic links
    QString realPath;            ///< the folder with symbolic links resolved; empty if it is not a folder or must not be read
};

/// The result of a path search, which depends only on the names of files and folders.
struct FoundPaths {
    QStringList paths;
    qsizetype compared = 0; ///< number of names that were compared
};

/// Read-only access to the files that a coding agent may load: the repository and, if the user allows it, its parent folders and the user's
/// configuration. Paths are absolute and normalized. Implementations resolve symbolic links and never open a file outside the allowed folders.
class ContextFiles
{
public:
    virtual ~ContextFiles() = default;

    virtual FileEntryInfo entryInfo(const QString &path) const = 0;
    /// Returns the names of all entries of a folder, sorted by their bytes. Empty if `folder` is not a folder or is outside the allowed folders.
    virtual QStringList names(const QString &folder) const = 0;
    /// Returns the names of the subfolders, sorted. Symbolic links to folders are not included.
    virtual QStringList folders(const QString &folder) const = 0;
    /// Returns the entries of a folder. Override it if they can be read in one step.
    virtual FolderEntries entries(const QString &folder) const
    {
        const FileEntryInfo info = entryInfo(folder);
        const QStringList all = names(folder);
        return {all, folders(folder), all, info.isFolder() ? info.realPath : QString()};
    }
    /// Returns the paths found by an earlier search with the same key, or nullopt. Only implementations whose file names never change store them.
    virtual std::optional<FoundPaths> cachedPaths(const QString &) const { return std::nullopt; }
    /// Stores the result of a search for cachedPaths(). The default implementation does nothing.
    virtual void cachePaths(const QString &, const FoundPaths &) const { }
    /// Returns the contents of a file. Returns TooLarge, and reads no data, if the file has more than `limit` bytes.
    virtual Result<QByteArray> read(const QString &path, qint64 limit) const = 0;
};

} // namespace outcrop
