// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <QHash>

namespace outcrop {

/// The contents of open documents with unsaved changes, by absolute path.
using UnsavedTexts = QHash<QString, QByteArray>;

/// Wraps other ContextFiles and returns unsaved text in place of the contents of existing files, including files reached through links. Thread-safe if the
/// wrapped object is.
class UnsavedFiles : public ContextFiles
{
public:
    UnsavedFiles(const ContextFiles &files, const UnsavedTexts &texts);

    FileEntryInfo entryInfo(const QString &path) const override;
    QStringList names(const QString &folder) const override { return m_files.names(folder); }
    QStringList folders(const QString &folder) const override { return m_files.folders(folder); }
    FolderEntries entries(const QString &folder) const override { return m_files.entries(folder); }
    std::optional<FoundPaths> cachedPaths(const QString &key) const override { return m_files.cachedPaths(key); }
    void cachePaths(const QString &key, const FoundPaths &paths) const override { m_files.cachePaths(key, paths); }
    Result<QByteArray> read(const QString &path, qint64 limit) const override;

private:
    const ContextFiles &m_files;
    UnsavedTexts m_texts; ///< texts by real path
};

} // namespace outcrop
