// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/folderwalk.h"
#include "core/ports/filesource.h"

#include <QString>

namespace outcrop {

/// A folder of the local file system. Never reads outside the folder, not even through links, and never blocks on
/// pipes or devices. Stateless and thread-safe.
class FolderSource : public FileSource
{
public:
    explicit FolderSource(const QString &root, const FolderLimits &limits = {});

    QString name() const override;
    Result<QList<FileEntry>> list() const override;
    Result<QByteArray> read(const QString &path) const override;

private:
    Result<QByteArray> readThroughLinks(const QString &path) const;
    Result<QByteArray> readOpenedFile(const FileDescriptor &file, const QString &path) const;

    QString m_root;
    FolderLimits m_limits;
};

} // namespace outcrop
