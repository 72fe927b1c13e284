// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <QByteArray>
#include <QList>

namespace outcrop {

/// Reads files in the allowed folders. A path outside all of them, also through a link, is Outside. Stateless.
class ContextFolder : public ContextFiles
{
public:
    /// `allowed` holds absolute paths. `/` allows everything.
    explicit ContextFolder(const QStringList &allowed);

    FileEntryInfo entryInfo(const QString &path) const override;
    QStringList names(const QString &folder) const override;
    QStringList folders(const QString &folder) const override;
    Result<QByteArray> read(const QString &path, qint64 limit) const override;

private:
    bool isAllowed(const QByteArray &realPath) const;
    bool mayHold(const QString &path) const;
    QStringList entries(const QString &folder, bool foldersOnly) const;

    QStringList m_allowed;
    QList<QByteArray> m_real;
};

} // namespace outcrop
