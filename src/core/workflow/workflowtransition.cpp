// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/workflowtransition.h"

#include "core/base/joinedtext.h"
#include "core/workflow/workflowmessages.h"

namespace outcrop {
namespace {

Error notPossibleError(const WorkflowState &state, const QString &message)
{
    return {ErrorCode::NotAllowed, message, {state.statePath(), {}}};
}

QString positionText(const WorkflowState &state)
{
    return workflowPhaseText(state.phase) + listSeparator() + workflowStageText(state.stage);
}

void enter(WorkflowState &state, WorkflowPhase phase, WorkflowStage stage)
{
    state.phase = phase;
    state.stage = stage;
    state.feedback.clear();
    state.rejectedTurn = 0;
    state.rejections = 0;
}

void beginRevision(WorkflowState &state)
{
    ++state.iteration;
    enter(state, WorkflowPhase::Revise, WorkflowStage::Prompt);
}

void complete(WorkflowState &state)
{
    enter(state, WorkflowPhase::Review, WorkflowStage::Response);
    state.status = WorkflowStatus::Complete;
}

Result<WorkflowState> stateAfterReview(WorkflowState state, const std::optional<ReviewVerdict> &verdict)
{
    if (!verdict)
        return notPossibleError(state, workflowmessages::verdictRequired());
    if (*verdict == ReviewVerdict::Pass) {
        complete(state);
        return state;
    }
    if (state.iteration >= state.maxIterations)
        return notPossibleError(state, workflowmessages::lastIteration(state.iteration));
    beginRevision(state);
    return state;
}

Result<WorkflowState> stateAfterApproval(WorkflowState state, const WorkflowDecision &decision)
{
    if (state.stage == WorkflowStage::Prompt) {
        state.stage = WorkflowStage::Response;
        return state;
    }
    switch (state.phase) {
    case WorkflowPhase::Plan:
        enter(state, WorkflowPhase::Generate, WorkflowStage::Prompt);
        return state;
    case WorkflowPhase::Generate:
    case WorkflowPhase::Revise:
        enter(state, WorkflowPhase::Review, WorkflowStage::Prompt);
        return state;
    case WorkflowPhase::Review:
        return stateAfterReview(state, decision.verdict);
    }
    Q_UNREACHABLE();
}

Result<WorkflowState> stateAfterRejection(WorkflowState state, const WorkflowDecision &decision)
{
    if (decision.feedback.trimmed().isEmpty())
        return notPossibleError(state, workflowmessages::reasonRequired());
    state.feedback = decision.feedback.trimmed();
    state.rejectedTurn = decision.turn;
    ++state.rejections;
    return state;
}

} // namespace

QList<WorkflowCommand> possibleCommands(const WorkflowState &state)
{
    if (!state.isOpen())
        return {};
    if (state.stage == WorkflowStage::Prompt)
        return {WorkflowCommand::Approve, WorkflowCommand::Cancel};
    QList<WorkflowCommand> commands{WorkflowCommand::Approve, WorkflowCommand::Reject, WorkflowCommand::Cancel};
    if (state.phase == WorkflowPhase::Review)
        commands << WorkflowCommand::ApproveComplete << WorkflowCommand::ApproveRevise;
    return commands;
}

Result<WorkflowState> stateAfterDecision(const WorkflowState &state, const WorkflowDecision &decision)
{
    if (!state.isOpen())
        return notPossibleError(state, workflowmessages::hasEnded(state.id));
    if (!possibleCommands(state).contains(decision.command))
        return notPossibleError(state, workflowmessages::commandNotPossible(workflowCommandName(decision.command), positionText(state)));
    WorkflowState next = state;
    next.updateTime = decision.time;
    switch (decision.command) {
    case WorkflowCommand::Approve:
        return stateAfterApproval(next, decision);
    case WorkflowCommand::ApproveComplete:
        complete(next);
        return next;
    case WorkflowCommand::ApproveRevise:
        beginRevision(next);
        return next;
    case WorkflowCommand::Reject:
        return stateAfterRejection(next, decision);
    case WorkflowCommand::Cancel:
        next.status = WorkflowStatus::Canceled;
        return next;
    }
    Q_UNREACHABLE();
}

QString workflowCommandName(WorkflowCommand command)
{
    static const QStringList names{QStringLiteral("approve"), QStringLiteral("approve --complete"), QStringLiteral("approve --revise"),
        QStringLiteral("reject"), QStringLiteral("cancel")};
    return names.at(static_cast<qsizetype>(command));
}

} // namespace outcrop
