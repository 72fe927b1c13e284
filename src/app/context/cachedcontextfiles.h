// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <QHash>
#include <QMutex>

#include <array>

namespace outcrop {

/// Caches the results of another ContextFiles, because many clients read the same folders and files. Caches at most 32 MB of file contents. Does not notice
/// changes on disk: create a new object to see them. Thread-safe.
class CachedContextFiles : public ContextFiles
{
public:
    explicit CachedContextFiles(const ContextFiles &files) : m_files(files) { }

    FileEntryInfo entryInfo(const QString &path) const override;
    QStringList names(const QString &folder) const override;
    QStringList folders(const QString &folder) const override;
    FolderEntries entries(const QString &folder) const override;
    std::optional<FoundPaths> cachedPaths(const QString &key) const override;
    void cachePaths(const QString &key, const FoundPaths &paths) const override;
    Result<QByteArray> read(const QString &path, qint64 limit) const override;

private:
    using ReadLocks = std::array<QMutex, 64>;

    const ContextFiles &m_files;
    mutable ReadLocks m_readLocks; ///< locked by path while an entry or a folder is read, so that threads read it only once
    mutable QMutex m_mutex;    ///< protects the caches
    mutable QHash<QString, FileEntryInfo> m_entries;
    mutable QHash<QString, FolderEntries> m_folders;
    mutable QHash<QString, FoundPaths> m_searchResults; ///< by the key of the search
    mutable qsizetype m_foundPathCount = 0;         ///< paths and keys in `m_searchResults`
    mutable QHash<QString, QByteArray> m_bytes;
    mutable qint64 m_cachedBytes = 0; ///< size of the contents in `m_bytes`, in bytes
};

} // namespace outcrop
