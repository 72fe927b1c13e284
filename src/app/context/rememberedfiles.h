// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <QHash>
#include <QMutex>

namespace outcrop {

/// Caches folder listings of other ContextFiles, because many clients read the same folders. Valid for one request only. Thread-safe.
class RememberedFiles : public ContextFiles
{
public:
    explicit RememberedFiles(const ContextFiles &files) : m_files(files) { }

    FileEntryInfo entryInfo(const QString &path) const override { return m_files.entryInfo(path); }
    QStringList names(const QString &folder) const override;
    QStringList folders(const QString &folder) const override;
    Result<QByteArray> read(const QString &path, qint64 limit) const override { return m_files.read(path, limit); }

private:
    const ContextFiles &m_files;
    mutable QMutex m_mutex;
    mutable QHash<QString, QStringList> m_names;
    mutable QHash<QString, QStringList> m_folders;
};

} // namespace outcrop
