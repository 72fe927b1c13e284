// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

/// The result of writing a change. `error` is the first failure; the lists have all completed steps, which can include files saved in the same batch as the
/// failed one.
struct AppliedChange {
    QStringList written;
    QList<PathMove> movedPaths;
    QStringList createdPaths;
    std::optional<Error> error = std::nullopt;

    bool isDone() const { return !error; }
};

/// Writes a change to the files of a folder. Performs all checks before the first write. Each edited or moved document must still have its bytes in `workspace`, and each
/// new path must be free. Each file is replaced atomically and synced to disk. After a failure, completed writes are kept and reported. Without moves, new files are
/// created first. They are created exclusively, so only one of several programs can create a path.
AppliedChange applyChange(const QString &folder, const Workspace &workspace, const WorkspaceChange &change);

} // namespace outcrop
