// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/sync/syncplan.h"

namespace outcrop {

/// A source of client files, and the clients to write its content for.
struct SyncChoice {
    QString folder; ///< absolute path of the project; all files are read and written below it
    QString from;   ///< name of a client, `agents` for AGENTS.md and .agents, or `workspace` for the layers, skills and agents of a workspace
    QStringList to; ///< names of clients
    QString home;   ///< home folder, for the names of the user's files, which are not read; empty: the current account's home folder
    SyncOptions options;
};

/// The planned files of a sync, with the diagnostics of planning.
struct SyncPreview {
    SyncPlan plan;
    Diagnostics diagnostics; ///< diagnostics of the workspace's client documents
};

/// Returns the names of the sources: the shared files, the workspace and all clients, with their alternative names.
QStringList syncSourceNames(const QString &folder);
QStringList syncTargetNames(const QString &folder);

/// Returns the planned files without writing them. NotFound for unknown names, Invalid if the source has no files to write or is the only target.
Result<SyncPreview> planFolderSync(const SyncChoice &choice);

/// The written and removed files. `error` is the first failure; the lists have the files completed before it.
struct AppliedSync {
    QStringList written;
    QStringList removed;
    std::optional<Error> error = std::nullopt;
};

/// Writes the files of a plan. Each file is replaced atomically, and only if it still has the bytes that the plan was made for.
AppliedSync applySync(const SyncPlan &plan);

} // namespace outcrop
