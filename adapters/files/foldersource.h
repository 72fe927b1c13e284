// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/folderwalk.h"
#include "core/ports/filesource.h"

#include <QString>

namespace outcrop {

/// A folder of this machine. Reads nothing that really lies outside it, regardless of links, and waits for nothing.
/// Keeps no state, so that several threads may read in parallel.
class FolderSource : public FileSource
{
public:
    explicit FolderSource(const QString &root, const FolderLimits &limits = {});

    QString name() const override;
    Result<QList<FileEntry>> list() const override;
    Result<QByteArray> read(const QString &path) const override;

private:
    QString m_root;
    FolderLimits m_limits;
};

} // namespace outcrop
