// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workflow/reviewmetadata.h"
#include "core/workflow/workflowstate.h"

namespace outcrop {

/// A decision about the current stage of a workflow.
enum class WorkflowCommand {
    Approve,         ///< accepts the prompt or the response; for a review, its verdict selects the next phase
    ApproveComplete, ///< accepts a review and ends the workflow, regardless of its verdict
    ApproveRevise,   ///< accepts a review and revises, regardless of its verdict
    Reject,          ///< asks for another response
    Cancel,          ///< ends the workflow
};

struct WorkflowDecision {
    WorkflowCommand command = WorkflowCommand::Approve;
    std::optional<ReviewVerdict> verdict = {}; ///< required to approve a review
    QString feedback = {};                     ///< the reason of a rejection, which must not be empty
    int turn = 0;                              ///< the turn whose response is approved or rejected
    QDateTime time = {};
};

/// Returns the commands that are possible now, most usual first. Empty for a workflow that has ended.
QList<WorkflowCommand> possibleCommands(const WorkflowState &state);

/// Returns the state after a decision. Errors: NotAllowed, with the possible commands or the reason.
Result<WorkflowState> afterDecision(const WorkflowState &state, const WorkflowDecision &decision);

/// Returns the word of a command for users: `approve`, `approve --complete`, `approve --revise`, `reject`, `cancel`.
QString workflowCommandName(WorkflowCommand command);

} // namespace outcrop
