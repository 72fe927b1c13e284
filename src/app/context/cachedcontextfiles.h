// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <QHash>
#include <QMutex>

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
    Result<QByteArray> read(const QString &path, qint64 limit) const override;

private:
    const ContextFiles &m_files;
    mutable QMutex m_mutex;
    mutable QHash<QString, FileEntryInfo> m_entries;
    mutable QHash<QString, QStringList> m_names;
    mutable QHash<QString, QStringList> m_folders;
    mutable QHash<QString, QByteArray> m_bytes;
    mutable qint64 m_cachedBytes = 0; ///< bytes in `m_bytes`
};

} // namespace outcrop
