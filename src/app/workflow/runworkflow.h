// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendpreview.h"
#include "app/workflow/storedworkflow.h"
#include "app/workflow/workflowworkspace.h"
#include "core/workflow/responseartifacts.h"
#include "core/workflow/workflowtransition.h"

namespace outcrop {

/// The next step of a workflow.
struct WorkflowStep {
    enum class Kind {
        ApprovePrompt,   ///< a person approves the request in `requestPath`, which may be edited
        Send,            ///< `job` is sent, or written for a manual response
        AwaitResponse,   ///< the workflow waits for the response file of `location`
        ApproveResponse, ///< the response at `location` is approved, by a person if `needsApproval`
        Ended,
    };

    Kind kind = Kind::Ended;
    std::optional<SendJob> job = {};
    TurnLocation location = {};
    QString requestPath = {};
    bool needsApproval = true;
    std::optional<ReviewMetadata> review = {}; ///< for a review that can be read
    Diagnostics diagnostics = {};              ///< why the prompt cannot be written, or the problems with the response
};

/// Returns the next step, from the session's files in `workspace`. Writes only the copy of the standards and the request of a prompt that a person approves. Moves to the
/// response stage if the prompt was sent before the program ended.
Result<WorkflowStep> prepareNextStep(const WorkflowWorkspace &workspace, StoredWorkflow &workflow);
/// Like prepareNextStep(), but writes no files; changes only `workflow`.
Result<WorkflowStep> viewStep(const WorkflowWorkspace &workspace, StoredWorkflow &workflow);

/// Applies a decision to the current stage and saves the state. Approving a plan writes plan.md. Approving generated or revised files writes them to the session's code
/// folder, and approving a review reads its verdict. Repeating a decision after an interruption has the same result. Errors: NotFound for a missing response. Invalid for
/// an empty response, or an error in a review or a file of the response. NotAllowed for a generated response without files. Also those of stateAfterDecision(), of
/// reading the response and of writing.
Status applyDecision(const WorkflowWorkspace &workspace, StoredWorkflow &workflow, const WorkflowStep &step, WorkflowDecision decision);

} // namespace outcrop
