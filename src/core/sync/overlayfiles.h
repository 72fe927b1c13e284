// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <QMap>

namespace outcrop {

/// A view of the files after planned changes: changed contents, and new files in existing or new folders. Thread-safe.
class OverlayFiles : public ContextFiles
{
public:
    /// The keys of `planned` are absolute paths. `files` must outlive this object.
    OverlayFiles(const ContextFiles &files, QMap<QString, QByteArray> plannedBytes) : m_files(files), m_plannedFiles(std::move(plannedBytes)) { }

    FileEntryInfo entryInfo(const QString &path) const override;
    QStringList names(const QString &folder) const override;
    QStringList folders(const QString &folder) const override;
    Result<QByteArray> read(const QString &path, qint64 limit) const override;

private:
    QString realPath(const QString &path) const;
    QStringList plannedNames(const QString &folder, bool onlyFolders) const;

    const ContextFiles &m_files;
    QMap<QString, QByteArray> m_plannedFiles;
};

} // namespace outcrop
