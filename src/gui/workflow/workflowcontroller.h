// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workflow/startworkflow.h"
#include "app/workflow/workflowprogress.h"
#include "gui/panels/dockcontroller.h"
#include "gui/tasks/latestonlytask.h"
#include "gui/workflow/workflowpanel.h"
#include "gui/workflow/workflowstartdialog.h"

#include <QPointer>
#include <QSet>

namespace outcrop {

/// Controls the Workflow dock: reads workflows, applies decisions and writes files on a worker thread. The Response panel asks for confirmation and sends
/// the prompts. The approved files are written only at the user's request.
class WorkflowController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit WorkflowController(const DockContext &context);

    WorkflowPanel *panel() const { return m_panel; }
    void setJob(const RenderJob &job) override { m_job = job; }
    bool isIdle() const override;
    /// Continues after the response to a prompt of this panel: approves the stages that do not need the user's approval.
    void continueAfterTurn(const QString &session);

Q_SIGNALS:
    /// Emitted to send a prompt; the receiver asks for confirmation.
    void sendRequested(const outcrop::OpenedWorkspace &opened, const outcrop::SendJob &job);
    /// Emitted to enter the response to a manual prompt.
    void responseEntryRequested(const outcrop::TurnLocation &location);

private:
    using CommandResult = Result<WorkflowProgress>;
    struct WorkflowList {
        QList<WorkflowState> workflows;
        Diagnostics unreadable; ///< one for each workflow that cannot be read
    };

    void refresh() override;
    void clear() override;
    void connectPanel();
    void readView(const QString &id);
    void openStartDialog();
    void start();
    void showStartResult(const Result<StartedWorkflow> &startedWorkflow);
    void performCommand(const QString &id, const std::optional<WorkflowDecision> &decision);
    void showProgress(const CommandResult &result, bool isAsked);
    void handleNextTurn();
    void confirmWrite(const QString &id);

    DockContext m_context;
    WorkflowPanel *m_panel;
    RenderJob m_job;                  ///< render job whose request and inputs are the initial values of a new workflow
    QPointer<WorkflowStartDialog> m_dialog;
    QString m_selectedId; ///< ID of a workflow to select after it is read
    QSet<QString> m_waitingWorkflows;  ///< IDs of the workflows that wait for the response to their prompt
    QSet<QString> m_answeredWorkflows; ///< IDs of the workflows that got a response while a command was running
    LatestOnlyTask<WorkflowList> m_listTask;
    LatestOnlyTask<Result<WorkflowView>> m_viewTask;
    LatestOnlyTask<WorkflowChoices> m_choicesTask;
    LatestOnlyTask<Result<StartedWorkflow>> m_startTask;
    LatestOnlyTask<CommandResult> m_continueTask;
    LatestOnlyTask<Result<QStringList>> m_writeTask;
};

} // namespace outcrop
