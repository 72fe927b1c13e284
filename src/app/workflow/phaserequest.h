// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendpreview.h"
#include "app/workflow/workflowworkspace.h"
#include "core/workflow/workflowstate.h"

namespace outcrop {

/// Returns the request of the current phase: its template with the values of the workflow, and the files that the phase needs. These are the plan, the files to review or
/// to revise, the previous review, the standards, and the files that values name. Reads the session's files from disk. Errors are in the diagnostics.
WorkflowPrompt phaseRequest(const WorkflowWorkspace &workspace, const WorkflowState &state);

/// Returns the findings of all phase templates for these values, before a workflow begins. Errors prevent the start.
Diagnostics templateProblems(const WorkflowWorkspace &workspace, const WorkflowState &state, const QString &standards);

/// Returns the job that sends a request of the current phase to the provider of its role. `continuesPhase` adds a turn to the conversation of the phase.
SendJob phaseJob(const WorkflowWorkspace &workspace, const WorkflowState &state, const QString &request, bool continuesPhase);

/// Returns the provider of the current phase without its model; `manual` if its role has none.
QString phaseProvider(const WorkflowState &state);

} // namespace outcrop
