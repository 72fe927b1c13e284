// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <QByteArray>
#include <QList>

namespace outcrop {

/// Reads files in the allowed folders. A path that is outside all of them, directly or through a link, has the kind Outside. Stateless.
class ContextFolder : public ContextFiles
{
public:
    /// `allowed` contains absolute paths; `/` allows all paths.
    explicit ContextFolder(const QStringList &allowed);

    FileEntryInfo entryInfo(const QString &path) const override;
    QStringList names(const QString &folder) const override;
    QStringList folders(const QString &folder) const override;
    FolderEntries entries(const QString &folder) const override;
    Result<QByteArray> read(const QString &path, qint64 limit) const override;

private:
    bool isAllowed(const QByteArray &realPath) const;
    bool mayContain(const QString &path) const;

    QStringList m_allowedPaths;
    QList<QByteArray> m_allowedRealPaths;
};

} // namespace outcrop
