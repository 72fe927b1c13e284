// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

/// What is on disk after a change: `written`, `moved` and `made` are there; `error` says why the rest is not.
struct AppliedChange {
    QStringList written;
    QList<PathMove> moved;
    QStringList made;
    std::optional<Error> error = std::nullopt;

    bool done() const { return !error; }
};

/// Takes a change to the files of a folder. All of it is checked before the first file is touched: every document must still have the bytes
/// that `workspace` read, every new path must be free. Each file is then replaced atomically and made durable. What was written before a
/// failure is kept and reported: nothing is undone behind the user's back. New files come first, and only where nothing has
/// their name: of several programs that make the same one exactly one does.
AppliedChange applyChange(const QString &folder, const Workspace &workspace, const WorkspaceChange &change);

} // namespace outcrop
