// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workflow/reviewmetadata.h"
#include "core/workflow/workflowstate.h"

namespace outcrop {

/// A decision about the current stage of a workflow.
enum class WorkflowCommand {
    Approve,         ///< accepts the prompt or the response; a review's verdict selects the next phase
    ApproveComplete, ///< accepts a review and ends the workflow, regardless of its verdict
    ApproveRevise,   ///< accepts a review and revises, regardless of its verdict
    Reject,          ///< requests another response
    Cancel,          ///< ends the workflow
};

/// A command with the values that it needs.
struct WorkflowDecision {
    WorkflowCommand command = WorkflowCommand::Approve;
    std::optional<ReviewVerdict> verdict = {}; ///< required to approve a review
    QString feedback = {};                     ///< the reason for a rejection; must not be empty
    int turn = 0;                              ///< turn whose response is approved or rejected
    QDateTime time = {};
};

/// Returns the commands that are possible now. Empty for a workflow that has ended.
QList<WorkflowCommand> possibleCommands(const WorkflowState &state);

/// Returns the state after a decision. Errors: NotAllowed, with the reason.
Result<WorkflowState> stateAfterDecision(const WorkflowState &state, const WorkflowDecision &decision);

/// Returns a command as users enter it: `approve`, `approve --complete`, `approve --revise`, `reject`, `cancel`.
QString workflowCommandName(WorkflowCommand command);

} // namespace outcrop
