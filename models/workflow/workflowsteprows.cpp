// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/workflow/workflowsteprows.h"

#include "core/sessions/phaseroles.h"

namespace outcrop {

namespace {

/// Returns the phases of an iteration, in order. Only the first has a plan.
QList<WorkflowPhase> phasesOf(int iteration)
{
    return iteration == 1 ? QList<WorkflowPhase>{WorkflowPhase::Plan, WorkflowPhase::Generate, WorkflowPhase::Review}
                          : QList<WorkflowPhase>{WorkflowPhase::Revise, WorkflowPhase::Review};
}

void addFiles(WorkflowStepRow &row, const std::optional<Session> &session)
{
    const SessionPhase *phase = session ? session->phase(row.iteration, sessionPhaseOf(row.phase)) : nullptr;
    if (!phase || phase->isEmpty())
        return;
    row.promptFile = phase->promptFile(phase->turns.last());
    row.responseFile = phase->responseFile(phase->turns.last());
}

} // namespace

QList<WorkflowStepRow> workflowStepRows(const WorkflowState &state, const std::optional<Session> &session, WorkflowStepState current)
{
    QList<WorkflowStepRow> rows;
    bool isPast = true;
    for (int iteration = 1; iteration <= state.iteration; ++iteration) {
        for (const WorkflowPhase phase : phasesOf(iteration)) {
            WorkflowStepRow row{phase, iteration, state.providers.value(roleOfPhase(sessionPhaseOf(phase)), QStringLiteral("manual"))};
            const bool isCurrent = iteration == state.iteration && phase == state.phase;
            if (!isPast && !state.isOpen())
                return rows;
            row.state = isCurrent && state.isOpen() ? current : isPast ? WorkflowStepState::Done : WorkflowStepState::Pending;
            if (isCurrent && state.status == WorkflowStatus::Canceled)
                row.state = WorkflowStepState::Pending;
            isPast = isPast && !isCurrent;
            addFiles(row, session);
            rows += row;
        }
    }
    return rows;
}

} // namespace outcrop
