// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <QByteArray>
#include <QList>

namespace outcrop {

/// Folders of this machine that may be read. A path that lies, or leads, outside of all of them is Outside. Keeps no state.
class ContextFolder : public ContextFiles
{
public:
    /// Absolute paths. `/` allows everything.
    explicit ContextFolder(const QStringList &allowed);

    SeenFile look(const QString &path) const override;
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
