// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/contextfiles.h"
#include "core/ports/history.h"

#include <memory>

namespace outcrop {

/// The name of the current state, with unsaved and uncommitted changes.
inline const QString currentState = QStringLiteral("now");

/// A state of a workspace: at a revision, or the current one.
struct WorkspaceState {
    OpenedWorkspace workspace;
    OpenedWorkspace clientWorkspace; ///< the workspace with the layers of the chosen client, from which prompts are composed
    std::shared_ptr<const ContextFiles> files; ///< all files of the state; null: the folder on disk
};

/// Opens a revision without a checkout, or the current state. `client` chooses the client whose files are the layers, as in withContext(); its files are those
/// of the same state. `client` is ignored for a revision that is not in a repository. Errors: those of History::filesAt() and withContext().
Result<WorkspaceState> openState(const OpenedWorkspace &current, const History &history, const QString &revision, const QString &client = {});

} // namespace outcrop
