// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"
#include "app/workflow/runworkflow.h"

#include <functional>

namespace outcrop {

/// A workflow as stored on disk, with its next step.
struct WorkflowProgress {
    WorkflowWorkspace workspace;
    StoredWorkflow workflow;
    WorkflowStep step;
    bool hasAdvanced = false; ///< whether continueWorkflow() applied a decision or approved a response
};

/// Receives each response that a person saved as a file, after it is part of its session.
using ReceivedResponse = std::function<void(const OpenedWorkspace &opened, const SendOutcome &outcome)>;

/// Returns a workflow with its next step; an empty ID is the one that changed last. Writes the files of prepareNextStep(). Errors: those of loadWorkflow(),
/// openWorkflowWorkspace() and prepareNextStep().
Result<WorkflowProgress> openWorkflow(const OpenedWorkspace &opened, const QString &id);
/// Like openWorkflow(), but writes no file.
Result<WorkflowProgress> viewWorkflow(const OpenedWorkspace &opened, const QString &id);

/// Reads the response that a person saved for a manual prompt. Returns false if there is none yet.
Result<bool> receiveSavedResponse(const WorkflowProgress &progress, const QDateTime &now, const ReceivedResponse &receivedResponse);

/// Applies a decision, if there is one, and approves responses that need no person, until a prompt must be sent or a person must act. First reads the files of
/// the session from disk, because `opened` may be older. Does not send requests. Errors: those of openWorkflow(), receiveSavedResponse() and applyDecision().
Result<WorkflowProgress> continueWorkflow(
    const OpenedWorkspace &opened, const QString &id, const std::optional<WorkflowDecision> &decision, const QDateTime &now, const ReceivedResponse &receivedResponse = {});

} // namespace outcrop
