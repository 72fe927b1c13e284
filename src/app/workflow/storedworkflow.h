// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/savedfile.h"
#include "core/sessions/session.h"
#include "core/workflow/workflowstate.h"

namespace outcrop {

/// The state of a workflow as stored on disk.
struct StoredWorkflow {
    WorkflowState state;
    Checksum checksum; ///< checksum of session.json; empty before the file is created

    /// Returns the turns of the current phase in the current iteration; null if there are none.
    const SessionPhase *sessionPhase(const std::optional<Session> &session) const;
};

/// Reads a workflow from disk. `id` is empty for the one that changed last. Errors: NotFound, and those of reading and of
/// readWorkflowState().
Result<StoredWorkflow> loadWorkflow(const OpenedWorkspace &opened, const QString &id);

/// Returns all workflows, the one that changed last first. Unreadable ones are reported.
QList<WorkflowState> readWorkflows(const OpenedWorkspace &opened, Diagnostics &diagnostics);

/// Creates session.json. Returns false if the session exists, which is not changed.
Result<bool> createWorkflow(const QString &folder, StoredWorkflow &workflow);
/// Saves session.json. NotAllowed if another program changed it since it was read.
Status saveWorkflow(const QString &folder, StoredWorkflow &workflow);

/// Returns the paths of the files in a folder of a session, relative to it and sorted. Links are omitted.
QStringList listSessionFiles(const QString &folder, const QString &path);

} // namespace outcrop
