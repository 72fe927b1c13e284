// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workflow/workflowprogress.h"

#include "adapters/files/foldersource.h"
#include "app/send/manualmode.h"

namespace outcrop {
namespace {

/// Returns a workflow with the step that `find` determines.
template<typename Find>
Result<WorkflowProgress> progressOf(const OpenedWorkspace &opened, const QString &id, const Find &find)
{
    Result<StoredWorkflow> workflow = loadWorkflow(opened, id);
    if (!workflow)
        return workflow.error();
    const Result<WorkflowWorkspace> workspace = openWorkflowWorkspace(opened, workflow->state.profile);
    if (!workspace)
        return workspace.error();
    const Result<WorkflowStep> step = find(*workspace, *workflow);
    return step ? Result<WorkflowProgress>(WorkflowProgress{*workspace, *workflow, *step}) : Result<WorkflowProgress>(step.error());
}

/// Returns the workspace with the prompts, responses and conversations of a session as currently stored on disk.
OpenedWorkspace withSessionFiles(const OpenedWorkspace &opened, const QString &id)
{
    OpenedWorkspace now = opened;
    const QString session = QStringLiteral("sessions/") + id;
    for (const QString &file : listSessionFiles(opened.folder, session)) {
        const QString path = session + u'/' + file;
        const Result<QByteArray> bytes = sessionFileOf(path) ? FolderSource(opened.folder).read(path) : Error{ErrorCode::NotFound, {}, {}};
        const DocumentPtr known = now.workspace().document(path);
        if (bytes && (!known || known->bytes != *bytes))
            now = withText(now, path, *bytes);
    }
    return now;
}

/// Moves one workflow forward until it needs a call or a person.
class WorkflowContinuation
{
public:
    WorkflowContinuation(const OpenedWorkspace &opened, const QString &id, const QDateTime &now, const ReceivedResponse &receivedResponse)
        : m_opened(opened), m_id(id), m_now(now), m_receivedResponse(receivedResponse)
    {
    }

    Result<WorkflowProgress> run(std::optional<WorkflowDecision> decision)
    {
        Result<WorkflowProgress> progress = read(!decision || decision->command != WorkflowCommand::Cancel);
        if (progress && decision)
            progress = apply(*progress, *decision);
        while (progress && progress->step.kind == WorkflowStep::Kind::ApproveResponse && !progress->step.needsApproval)
            progress = apply(*progress, WorkflowDecision());
        return progress;
    }

private:
    /// Reads the workflow, with a saved response to a manual prompt if it is to be used.
    Result<WorkflowProgress> read(bool receives)
    {
        Result<WorkflowProgress> progress = openWorkflow(withSessionFiles(m_opened, m_id), m_id);
        if (!progress || !receives || progress->step.kind != WorkflowStep::Kind::AwaitResponse)
            return progress;
        const Result<bool> isReceived = receiveSavedResponse(*progress, m_now, m_receivedResponse);
        if (!isReceived)
            return isReceived.error();
        return *isReceived ? openWorkflow(withSessionFiles(m_opened, m_id), m_id) : progress;
    }

    Result<WorkflowProgress> apply(WorkflowProgress &progress, WorkflowDecision decision)
    {
        decision.time = m_now;
        if (const Status decisionStatus = applyDecision(progress.workspace, progress.workflow, progress.step, decision); !decisionStatus)
            return decisionStatus.error();
        Result<WorkflowProgress> next = read(true);
        if (next)
            next->hasAdvanced = true;
        return next;
    }

    const OpenedWorkspace &m_opened;
    QString m_id;
    QDateTime m_now;
    ReceivedResponse m_receivedResponse;
};

} // namespace

Result<WorkflowProgress> openWorkflow(const OpenedWorkspace &opened, const QString &id)
{
    return progressOf(opened, id, prepareNextStep);
}

Result<WorkflowProgress> viewWorkflow(const OpenedWorkspace &opened, const QString &id)
{
    return progressOf(opened, id, viewStep);
}

Result<bool> receiveSavedResponse(const WorkflowProgress &progress, const QDateTime &now, const ReceivedResponse &receivedResponse)
{
    const Result<std::optional<SendOutcome>> saved = readSavedResponse(progress.workspace.opened, progress.step.location, now);
    if (!saved)
        return saved.error();
    if (!*saved)
        return false;
    if ((*saved)->error)
        return *(*saved)->error;
    if (receivedResponse)
        receivedResponse(progress.workspace.opened, **saved);
    return true;
}

Result<WorkflowProgress> continueWorkflow(
    const OpenedWorkspace &opened, const QString &id, const std::optional<WorkflowDecision> &decision, const QDateTime &now, const ReceivedResponse &receivedResponse)
{
    return WorkflowContinuation(opened, id, now, receivedResponse).run(decision);
}

} // namespace outcrop
