// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/ports/contextfiles.h"

namespace outcrop {

/// The files of a workspace, with the unsaved text of its documents. Other files come from another ContextFiles. In the workspace, folders() returns only
/// subfolders with documents, which the workspace already knows, so that it reads no folder again.
class WorkspaceContextFiles : public ContextFiles
{
public:
    /// `workspace` and `disk` must outlive this object.
    WorkspaceContextFiles(const Workspace &workspace, const ContextFiles &disk);

    FileEntryInfo entryInfo(const QString &path) const override;
    QStringList names(const QString &folder) const override;
    QStringList folders(const QString &folder) const override;
    Result<QByteArray> read(const QString &path, qint64 limit) const override;

private:
    DocumentPtr documentAt(const QString &path) const;
    QStringList childrenOf(const QString &folder, bool onlyFolders) const;

    const Workspace &m_workspace;
    const ContextFiles &m_disk;
    QString m_prefix; ///< absolute path of the workspace with a trailing slash
};

} // namespace outcrop
