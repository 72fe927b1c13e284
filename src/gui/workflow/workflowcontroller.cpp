// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workflow/workflowcontroller.h"

#include "app/workflow/workflowfiles.h"
#include "core/base/explainerror.h"
#include "gui/base/dialogs.h"
#include "gui/base/sendservices.h"

#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace outcrop {

namespace {

QString problemText(const Diagnostics &diagnostics)
{
    QStringList lines;
    for (const Diagnostic &one : diagnostics) {
        if (one.severity == Severity::Error)
            lines += toString(one);
    }
    return lines.join(u'\n');
}

Result<StartedWorkflow> startWorkflowWithProfile(const OpenedWorkspace &opened, const QString &profile, const WorkflowStart &start)
{
    const Result<WorkflowWorkspace> workspace = openWorkflowWorkspace(opened, profile);
    return workspace ? startWorkflow(*workspace, start, QDateTime::currentDateTimeUtc()) : workspace.error();
}

/// Writes the approved files of a workflow. Computes the files again from its current state. Returns their paths.
Result<QStringList> writeFilesOf(const OpenedWorkspace &opened, const QString &id)
{
    const Result<WorkflowProgress> progress = viewWorkflow(opened, id);
    return progress ? writeWorkflowFiles(opened.folder, workflowFiles(progress->workspace, progress->workflow)) : progress.error();
}

} // namespace

PanelRegistration WorkflowController::registration()
{
    return makeRegistration<WorkflowController>(
        {QStringLiteral("workflow"), tr("Workflow"), tr("Workflow"), QStringLiteral("workflow"),
            tr("Plan, generate, review and revise with the templates of a profile"), Qt::CTRL | Qt::ALT | Qt::Key_W},
        PanelView::Test, {PanelEvent::Job});
}

WorkflowController::WorkflowController(const DockContext &context)
    : DockController(context, new WorkflowPanel(context.window))
    , m_context(context)
    , m_panel(qobject_cast<WorkflowPanel *>(panelWidget()))
    , m_listTask(this)
    , m_viewTask(this)
    , m_choicesTask(this)
    , m_startTask(this)
    , m_continueTask(this)
    , m_writeTask(this)
{
    connectPanel();
    m_context.renderMenu->addMenu(m_panel->menu());
    setWorkspace(nullptr);
}

void WorkflowController::connectPanel()
{
    connect(m_panel, &WorkflowPanel::workflowChosen, this, &WorkflowController::readView);
    connect(m_panel, &WorkflowPanel::newWorkflowRequested, this, &WorkflowController::openStartDialog);
    connect(m_panel, &WorkflowPanel::continueRequested, this, [this](const QString &id) { performCommand(id, std::nullopt); });
    connect(m_panel, &WorkflowPanel::decisionRequested, this, [this](const QString &id, const WorkflowDecision &decision) { performCommand(id, decision); });
    connect(m_panel, &WorkflowPanel::writeRequested, this, &WorkflowController::confirmWrite);
    connect(m_panel, &WorkflowPanel::documentChosen, this, &DockController::documentChosen);
    connect(m_panel, &WorkflowPanel::responseEntryRequested, this, &WorkflowController::responseEntryRequested);
}

bool WorkflowController::isIdle() const
{
    return !m_listTask.isRunning() && !m_viewTask.isRunning() && !m_choicesTask.isRunning() && !m_startTask.isRunning() && !m_continueTask.isRunning()
        && !m_writeTask.isRunning();
}

void WorkflowController::clear()
{
    m_listTask.discard();
    m_viewTask.discard();
    m_choicesTask.discard();
    m_startTask.discard();
    m_continueTask.discard();
    m_writeTask.discard();
    delete m_dialog;
    m_selectedId.clear();
    m_waitingWorkflows.clear();
    m_answeredWorkflows.clear();
    m_panel->setBusy(false);
    m_panel->clearContents();
}

void WorkflowController::refresh()
{
    m_listTask.run(
        [workspace = workspace()] {
            WorkflowList list;
            list.workflows = readWorkflows(*workspace, list.unreadable);
            return list;
        },
        [this](const WorkflowList &list) {
            m_panel->setWorkflows(list.workflows, problemText(list.unreadable));
            if (m_panel->showWorkflow(m_selectedId))
                m_selectedId.clear();
            readView(m_panel->workflow());
        });
}

void WorkflowController::readView(const QString &id)
{
    if (!workspace() || id.isEmpty())
        return m_viewTask.discard();
    m_viewTask.run([workspace = workspace(), id] { return readWorkflowView(*workspace, id); },
        [this](const Result<WorkflowView> &view) {
            if (view)
                m_panel->setView(*view);
            else
                m_panel->showError(explainErrorAt(view.error()));
        });
}

void WorkflowController::openStartDialog()
{
    if (!workspace() || m_dialog)
        return;
    m_choicesTask.run([workspace = workspace()] { return workflowChoices(*workspace); },
        [this](WorkflowChoices choices) {
            choices.request = m_job.selection.request;
            choices.inputs = m_job.selection.inputs;
            m_dialog = new WorkflowStartDialog(choices, m_context.window);
            m_dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(m_dialog, &WorkflowStartDialog::startRequested, this, &WorkflowController::start);
            m_dialog->open();
        });
}

void WorkflowController::start()
{
    if (!workspace() || !m_dialog)
        return;
    m_startTask.run(
        [workspace = workspace(), profile = m_dialog->profile(), start = m_dialog->start()] { return startWorkflowWithProfile(*workspace, profile, start); },
        [this](const Result<StartedWorkflow> &startedWorkflow) { showStartResult(startedWorkflow); });
}

/// Continues with the first step, or shows in the dialog the reason why there is none.
void WorkflowController::showStartResult(const Result<StartedWorkflow> &startedWorkflow)
{
    if (!startedWorkflow || !startedWorkflow->workflow) {
        if (m_dialog)
            m_dialog->showProblems(startedWorkflow ? problemText(startedWorkflow->diagnostics) : explainErrorAt(startedWorkflow.error()));
        return;
    }
    if (m_dialog)
        m_dialog->close();
    m_selectedId = startedWorkflow->workflow->state.id;
    performCommand(m_selectedId, std::nullopt);
}

/// Applies a decision, if there is one, then requests to send the next prompt.
void WorkflowController::performCommand(const QString &id, const std::optional<WorkflowDecision> &decision)
{
    if (!workspace() || m_continueTask.isRunning())
        return;
    m_panel->setBusy(true);
    m_continueTask.run(
        [workspace = workspace(), id, decision, records = m_context.services->records] {
            const auto record = [&records](const OpenedWorkspace &opened, const SendOutcome &outcome) {
                if (records)
                    records->writeTurn(opened, outcome);
            };
            return continueWorkflow(*workspace, id, decision, QDateTime::currentDateTimeUtc(), record);
        },
        [this](const CommandResult &result) {
            showProgress(result, true);
            handleNextTurn();
        });
}

/// Shows the result of a command and requests to send the next prompt. If `isAsked` is false, as after a response, requests only a prompt that follows an
/// approval, so that a failed call is not repeated.
void WorkflowController::showProgress(const CommandResult &result, bool isAsked)
{
    m_panel->setBusy(false);
    Q_EMIT filesWritten();
    if (!result)
        return m_panel->showError(explainErrorAt(result.error()));
    const WorkflowStep &step = result->step;
    if (step.kind == WorkflowStep::Kind::AwaitResponse)
        m_waitingWorkflows.insert(result->workflow.state.id); // the workflow continues when the user has added the response
    const bool canSend = step.kind == WorkflowStep::Kind::Send && !hasErrors(step.diagnostics) && (isAsked || result->hasAdvanced);
    if (!canSend)
        return;
    m_waitingWorkflows.insert(result->workflow.state.id);
    m_answeredWorkflows.remove(result->workflow.state.id); // the command has used the response
    Q_EMIT sendRequested(result->workspace.opened, *step.job);
}

void WorkflowController::continueAfterTurn(const QString &session)
{
    if (!workspace() || !m_waitingWorkflows.contains(session))
        return;
    if (m_continueTask.isRunning()) {
        m_answeredWorkflows.insert(session);
        return;
    }
    m_waitingWorkflows.remove(session);
    m_panel->setBusy(true);
    m_continueTask.run([workspace = workspace(), session] { return continueWorkflow(*workspace, session, std::nullopt, QDateTime::currentDateTimeUtc()); },
        [this](const CommandResult &result) {
            showProgress(result, false);
            handleNextTurn();
        });
}

/// Handles a response that arrived while the finished command was running.
void WorkflowController::handleNextTurn()
{
    if (m_answeredWorkflows.isEmpty())
        return;
    const QString session = *m_answeredWorkflows.constBegin();
    m_answeredWorkflows.remove(session);
    continueAfterTurn(session);
}

void WorkflowController::confirmWrite(const QString &id)
{
    const Confirmation question{tr("Write Files"), tr("This writes the approved files of the workflow %1 to their targets and replaces existing files.").arg(id),
        tr("Write files")};
    if (!workspace() || m_writeTask.isRunning() || !m_context.dialogs.confirm(m_context.window, question))
        return;
    m_writeTask.run([workspace = workspace(), id] { return writeFilesOf(*workspace, id); },
        [this](const Result<QStringList> &written) {
            Q_EMIT filesWritten();
            if (!written)
                m_panel->showError(explainErrorAt(written.error()));
        });
}

} // namespace outcrop
