// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"

#include <QMutex>

#include <memory>

namespace outcrop {

/// Reads the contexts of one folder while its documents are edited. Caches the files, the clients and the token counters of the last choice until invalidate(),
/// so that reading after an edit is fast. Thread-safe.
class ContextSession
{
public:
    ContextSession();
    ~ContextSession();

    /// Returns the same as readFolderContexts(), but does not notice changes on disk until invalidate() is called or the folder, revision or access changes.
    Result<FolderContexts> read(const ContextChoice &choice);
    /// Discards the cached data. Call this after files changed on disk.
    void invalidate();

private:
    class OpenedFolder;

    Result<std::shared_ptr<OpenedFolder>> openIfChanged(const ContextChoice &choice);

    QMutex m_mutex;
    std::shared_ptr<OpenedFolder> m_opened;
};

/// Like readFolderContexts(choice), but uses the cached data of the session.
Result<FolderContexts> readFolderContexts(const ContextChoice &choice, ContextSession &session);

} // namespace outcrop
