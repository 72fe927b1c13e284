// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <QHash>
#include <QMutex>

namespace outcrop {

/// Asks other files once for the names in a folder: a dozen clients look into the same folders. Keep it as long as one question takes. Thread-safe.
class RememberedFiles : public ContextFiles
{
public:
    explicit RememberedFiles(const ContextFiles &files) : m_files(files) { }

    SeenFile look(const QString &path) const override { return m_files.look(path); }
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
