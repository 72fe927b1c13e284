// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sessions/session.h"
#include "core/workflow/workflowstate.h"

#include <QList>

#include <optional>

namespace outcrop {

/// The state of one step of a workflow.
enum class WorkflowStepState {
    Done,          ///< the response is approved
    PromptReview,  ///< the prompt waits for approval
    NotSent,       ///< the prompt is not sent, or the call failed
    AwaitingResponse, ///< a person must add the response
    ResponseReview, ///< the response waits for approval
    Pending,       ///< a later step, or the last step of a canceled workflow
};

/// One step of a workflow: a phase in an iteration.
struct WorkflowStepRow {
    WorkflowPhase phase = WorkflowPhase::Plan;
    int iteration = 1;
    QString provider = {}; ///< `manual`, `anthropic`, `anthropic/claude-…`
    WorkflowStepState state = WorkflowStepState::Pending;
    QString promptFile = {};   ///< path relative to the workspace; empty if there is none yet
    QString responseFile = {}; ///< path relative to the workspace; empty if there is none yet

    friend bool operator==(const WorkflowStepRow &, const WorkflowStepRow &) = default;
};

/// Returns the steps of a workflow up to the current one, and, if the workflow is open, the rest of the iteration. `current` is the state of the current step;
/// it is ignored if the workflow has ended. `session` has the files; it may be nullopt.
QList<WorkflowStepRow> workflowStepRows(const WorkflowState &state, const std::optional<Session> &session, WorkflowStepState current);

} // namespace outcrop
