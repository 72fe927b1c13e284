// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workflow/runworkflow.h"

#include "app/files/savedocument.h"
#include "app/workflow/approveresponse.h"
#include "app/workflow/phaserequest.h"
#include "app/workflow/runmessages.h"
#include "core/responses/parsedresponse.h"
#include "core/sessions/turnlocation.h"
#include "core/workflow/standardsbundle.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {
namespace {

/// Returns the path of the request that a person may edit before it is sent: `…/planning-request.md`.
QString requestPathOf(const WorkflowState &state)
{
    return QStringLiteral("%1/iteration-%2/%3-request.md").arg(state.folder()).arg(state.iteration).arg(phaseStem(sessionPhaseOf(state.phase)));
}

/// Returns whether the response parser rejected the response. False if there is no verdict.
bool isRejectedByParser(const TurnRecord &record)
{
    return !record.verdict.isEmpty() && record.verdict != verdictName(Verdict::Valid) && record.verdict != verdictName(Verdict::Repaired);
}

/// Returns the request that asks for another response after a rejection. The text is written for a model.
QString rejectionRequest(const QString &reason)
{
    return QStringLiteral("The response was rejected:\n\n%1\n\nWrite the complete response again.").arg(reason);
}

/// Determines the next step of one workflow.
class StepFinder
{
public:
    /// Without `writes`, no file is written, and only `workflow` changes.
    StepFinder(const WorkflowWorkspace &workspace, StoredWorkflow &workflow, bool writes) : m_workspace(workspace), m_workflow(workflow), m_canWrite(writes) { }

    Result<WorkflowStep> find()
    {
        if (!state().isOpen())
            return WorkflowStep{};
        const Result<Diagnostics> standards = writeStandards();
        if (!standards)
            return standards.error();
        Result<WorkflowStep> step = findOpenStep();
        if (step)
            step->diagnostics = *standards + step->diagnostics;
        return step;
    }

private:
    const WorkflowState &state() const { return m_workflow.state; }

    /// Writes the copy of the standards, unless the session has one. If the program ended before the copy was written, the standards are computed again.
    Result<Diagnostics> writeStandards() const
    {
        const QString folder = m_workspace.opened.folder;
        if (!m_canWrite || QFileInfo::exists(QDir(folder).filePath(state().standardsPath())))
            return Diagnostics();
        const QString scope = qString(state().context.value("scope", Json()));
        const QByteArray bytes = buildStandardsBundle(m_workspace.opened.workspace(), m_workspace.profile, scope).text.toUtf8();
        if (bytes.isEmpty())
            return Diagnostics();
        const Result<SaveOutcome> saved = createDocument(folder, state().standardsPath(), bytes);
        if (!saved)
            return saved.error();
        if (QString::fromLatin1(checksumOf(bytes).toHex()) == state().standardsHash)
            return Diagnostics();
        return Diagnostics{{Severity::Warning, QStringLiteral("standards-changed"), runmessages::standardsChanged(), {state().standardsPath(), {}}}};
    }

    Result<WorkflowStep> findOpenStep()
    {
        const std::optional<Session> session = sessionOf(m_workspace.opened.workspace(), state().id);
        const SessionPhase *phase = m_workflow.sessionPhase(session);
        if (state().stage == WorkflowStage::Prompt && !phase)
            return promptStep();
        if (state().stage == WorkflowStage::Prompt) {
            if (const Status movedStatus = enterResponseStage(); !movedStatus)
                return movedStatus.error();
        }
        return phase ? responseStep(*phase) : sendStep(false);
    }

    /// Moves to the response stage, if the program ended after the prompt was sent.
    Status enterResponseStage()
    {
        const Result<WorkflowState> next = stateAfterDecision(state(), {WorkflowCommand::Approve, {}, {}, 0, state().updateTime});
        if (!next)
            return next.error();
        m_workflow.state = *next;
        return m_canWrite ? saveWorkflow(m_workspace.opened.folder, m_workflow) : success();
    }

    bool needsApproval() const
    {
        if (!state().approval.isEmpty())
            return state().approval != u"skip";
        return m_workspace.settings.needsApproval(state().phase, state().stage);
    }

    /// Returns whether a person approves the prompt before it is sent. A manual prompt is sent by the person anyway.
    bool needsPromptApproval() const
    {
        const bool isGated = state().approval.isEmpty() ? m_workspace.settings.needsApproval(state().phase, WorkflowStage::Prompt) : state().approval == u"manual";
        return isGated && phaseProvider(state()) != u"manual";
    }

    Result<WorkflowStep> promptStep()
    {
        if (!needsPromptApproval())
            return sendStep(false);
        WorkflowStep step;
        step.kind = WorkflowStep::Kind::ApprovePrompt;
        step.requestPath = requestPathOf(state());
        if (readWorkflowText(m_workspace.opened.folder, step.requestPath))
            return step;
        const WorkflowPrompt prompt = phaseRequest(m_workspace, state());
        step.diagnostics = prompt.diagnostics;
        if (!m_canWrite || hasErrors(prompt.diagnostics))
            return step;
        const Result<SaveOutcome> saved = createDocument(m_workspace.opened.folder, step.requestPath, prompt.text.toUtf8());
        return saved ? Result<WorkflowStep>(step) : Result<WorkflowStep>(saved.error());
    }

    Result<WorkflowStep> sendStep(bool continuesPhase)
    {
        WorkflowStep step;
        step.kind = WorkflowStep::Kind::Send;
        const Result<QString> editedText = readWorkflowText(m_workspace.opened.folder, requestPathOf(state()));
        WorkflowPrompt prompt;
        if (editedText)
            prompt.text = *editedText;
        else
            prompt = phaseRequest(m_workspace, state());
        step.diagnostics = prompt.diagnostics;
        step.job = phaseJob(m_workspace, state(), prompt.text, continuesPhase);
        return step;
    }

    Result<WorkflowStep> responseStep(const SessionPhase &phase)
    {
        const TurnRecord &last = phase.turns.last();
        const bool isManual = phaseProvider(state()) == u"manual";
        WorkflowStep step;
        step.location = phase.turnLocation(last.turn);
        if (last.state == TurnState::Answered && last.turn == state().rejectedTurn) {
            step.kind = WorkflowStep::Kind::Send;
            step.job = phaseJob(m_workspace, state(), rejectionRequest(state().feedback), true);
        } else if (last.state == TurnState::Answered) {
            step.kind = WorkflowStep::Kind::ApproveResponse;
            step.needsApproval = needsApproval() || isRejectedByParser(last);
            addResponseFindings(m_workspace, state(), step);
        } else if (last.state == TurnState::Waiting && (isManual || last.provider == u"manual")) {
            step.kind = WorkflowStep::Kind::AwaitResponse;
        } else {
            return retryStep(last);
        }
        return step;
    }

    /// Returns the step that sends the request of a turn again after its call was interrupted or failed.
    Result<WorkflowStep> retryStep(const TurnRecord &last)
    {
        if (last.turn == 1 || state().feedback.isEmpty())
            return sendStep(true);
        WorkflowStep step;
        step.kind = WorkflowStep::Kind::Send;
        step.job = phaseJob(m_workspace, state(), rejectionRequest(state().feedback), true);
        return step;
    }

    const WorkflowWorkspace &m_workspace;
    StoredWorkflow &m_workflow;
    bool m_canWrite;
};

} // namespace

Result<WorkflowStep> prepareNextStep(const WorkflowWorkspace &workspace, StoredWorkflow &workflow)
{
    return StepFinder(workspace, workflow, true).find();
}

Result<WorkflowStep> viewStep(const WorkflowWorkspace &workspace, StoredWorkflow &workflow)
{
    return StepFinder(workspace, workflow, false).find();
}

Status applyDecision(const WorkflowWorkspace &workspace, StoredWorkflow &workflow, const WorkflowStep &step, WorkflowDecision decision)
{
    WorkflowState state = workflow.state;
    const bool isApproval = decision.command != WorkflowCommand::Reject && decision.command != WorkflowCommand::Cancel;
    if (state.isOpen() && isApproval && state.stage == WorkflowStage::Response) {
        if (step.kind != WorkflowStep::Kind::ApproveResponse)
            return Error{ErrorCode::NotFound, runmessages::noResponse(step.location.responsePath()), {}};
        const Status acceptedStatus = acceptResponse(workspace, state, step, decision);
        if (!acceptedStatus)
            return acceptedStatus;
    }
    if (decision.command == WorkflowCommand::Reject && state.isOpen() && step.kind != WorkflowStep::Kind::ApproveResponse)
        return Error{ErrorCode::NotFound, runmessages::noResponse(step.location.responsePath()), {}};
    decision.turn = step.location.turn;
    const Result<WorkflowState> next = stateAfterDecision(state, decision);
    if (!next)
        return next.error();
    workflow.state = *next;
    return saveWorkflow(workspace.opened.folder, workflow);
}

} // namespace outcrop
