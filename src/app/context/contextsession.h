// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"

#include <QMutex>

#include <memory>

namespace outcrop {

/// Returns contexts of one folder repeatedly while its documents are edited. Keeps the files, the clients and the token counters of the last choice
/// until forget(), so that it answers in milliseconds after an edit. Thread-safe.
class ContextSession
{
public:
    ContextSession();
    ~ContextSession();

    /// Same as readFolderContexts(), but does not notice changes on disk after the first call.
    Result<FolderContexts> read(const ContextChoice &choice);
    /// Call after files changed on disk.
    void forget();

private:
    class Opened;

    Result<std::shared_ptr<Opened>> opened(const ContextChoice &choice);

    QMutex m_mutex;
    std::shared_ptr<Opened> m_opened;
};

/// Returns what each client loads, like readFolderContexts(choice), from what the session keeps.
Result<FolderContexts> readFolderContexts(const ContextChoice &choice, ContextSession &session);

} // namespace outcrop
