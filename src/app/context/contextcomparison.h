// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"

namespace outcrop {

/// A difference in how a client loads one file.
struct ContextFileChange {
    QString file; ///< absolute path
    QString rule;
    std::optional<ContextState> before; ///< nullopt: the client did not find the file
    std::optional<ContextState> after;
    qint64 tokensBefore = 0;
    qint64 tokensAfter = 0;
    QString reason; ///< reason for the later state; empty if the file is gone
};

/// The first difference between two requests: the provider cannot read the bytes after it from the cache.
struct CacheBreak {
    qint64 byte = 0; ///< offset in UTF-8 bytes, without the client's unknown text
    QString requestPart;   ///< part of the request with the difference
    QString file;    ///< the file that contains the offset; empty if the client adds the text
};

/// The difference between two versions of a folder for one client.
struct ContextChange {
    ContextReport before;
    ContextReport after;
    QList<ContextFileChange> files; ///< changed files in the load order of the later version, then the files that only the earlier version loads
    std::optional<CacheBreak> cacheBreak;

    bool isSame() const { return files.isEmpty() && !cacheBreak; }
};

/// The differences between two versions of a folder.
struct ContextComparison {
    QString folder;
    QString start;
    QList<ContextChange> clients;
    Diagnostics diagnostics; ///< diagnostics of the later version
};

/// Compares two revisions by the files that each client loads. The clients are those of the later revision. An empty revision is the folder on disk. Errors:
/// see readFolderContexts().
Result<ContextComparison> compareFolderContexts(ContextChoice choice, const QString &before, const QString &after);

} // namespace outcrop
