// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"

namespace outcrop {

/// A file that a client loads differently.
struct ContextFileChange {
    QString file; ///< absolute
    QString rule;
    std::optional<ContextState> before; ///< nothing: the client did not see it
    std::optional<ContextState> after;
    qint64 tokensBefore = 0;
    qint64 tokensAfter = 0;
    QString reason; ///< of the later state
};

/// The first byte of what is known of a request that differs: all that follows is not read from the cache.
struct CacheBreak {
    qint64 byte = 0; ///< UTF-8, the client's own words not counted
    QString where;   ///< the part of the request
    QString file;    ///< that it lies in; empty where it lies in words of the client
};

/// What two versions of a folder mean for one client.
struct ContextChange {
    CountedContext before;
    CountedContext after;
    QList<ContextFileChange> files; ///< in the order in which the later version loads them, then those that it does not
    std::optional<CacheBreak> cacheBreak;

    bool isSame() const { return files.isEmpty() && !cacheBreak; }
};

struct ContextComparison {
    QString folder;
    QString start;
    QList<ContextChange> clients;
    Diagnostics diagnostics; ///< of the later version
};

/// Compares what each client loads from two revisions; an empty one is the folder on the disk. Errors are those of readFolderContexts().
Result<ContextComparison> compareFolderContexts(ContextChoice choice, const QString &before, const QString &after);

} // namespace outcrop
