// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workflow/workflowtransition.h"
#include "gui/workflow/workflowview.h"
#include "models/workflow/workflowsmodel.h"
#include "models/workflow/workflowstepsmodel.h"

#include <QWidget>

class QAction;
class QMenu;
class QLineEdit;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace outcrop {

class DiffView;
class ElidedLabel;
class EmptyState;

/// The widget of the Workflow dock: the workflows of the workspace, the steps of the selected one, and the files of its response with their differences.
/// WorkflowController supplies the data and performs the requests.
class WorkflowPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WorkflowPanel(QWidget *parent = nullptr);

    /// Sets the list of workflows, and the problems of unreadable workflows, one per line. Keeps the selected workflow if it still exists; otherwise, selects
    /// the first one.
    void setWorkflows(const QList<WorkflowState> &workflows, const QString &unreadable = {});
    /// Shows a workflow. Has no effect if another workflow is selected.
    void setView(const WorkflowView &view);
    /// Shows the first line of a problem with the selected workflow, with all lines and the unreadable workflows in the tooltip. `message` may be empty.
    void showError(const QString &message);
    /// Disables or enables the commands. They are disabled while a command is running.
    void setBusy(bool isBusy);
    void clearContents();
    /// Selects a workflow. Returns false if the list does not contain it.
    bool showWorkflow(const QString &id);
    /// Returns the ID of the selected workflow; empty if there is none.
    QString workflow() const;
    /// Returns the menu of commands that override the verdict of a review.
    QMenu *menu() const;

Q_SIGNALS:
    void workflowChosen(const QString &id);
    void newWorkflowRequested();
    /// Emitted to continue with the next step.
    void continueRequested(const QString &id);
    void decisionRequested(const QString &id, const outcrop::WorkflowDecision &decision);
    /// Emitted to enter the missing response to a manual prompt.
    void responseEntryRequested(const outcrop::TurnLocation &location);
    void writeRequested(const QString &id);
    void documentChosen(const QString &path);

private:
    QLayout *makeBar();
    void setUpApproval();
    void setUpViews();
    void connectParts();
    void decide(WorkflowCommand command);
    void continueOrEnterResponse();
    void chooseWorkflow();
    void showFile();
    void openStep(const QModelIndex &index);
    void openStepFile(bool isResponse);
    void updateButtons();
    bool canDecide(WorkflowCommand command) const;

    WorkflowsModel m_workflows;
    WorkflowStepsModel m_steps;
    WorkflowFilesModel m_files;
    std::optional<WorkflowView> m_view; ///< nullopt until the selected workflow is read
    bool m_isBusy = false;
    QString m_unreadableReason;
    ElidedLabel *m_status;
    ElidedLabel *m_findings;
    QLineEdit *m_reason;
    QToolButton *m_newButton;
    QToolButton *m_prompt;
    QToolButton *m_response;
    QToolButton *m_writeButton;
    QToolButton *m_cancelButton;
    QToolButton *m_rejectButton;
    QToolButton *m_approveButton;
    QToolButton *m_continueButton;
    QAction *m_completeAction; ///< command that approves a review and ends the workflow
    QAction *m_reviseAction;   ///< command that approves a review and requests a revision
    QStackedWidget *m_pages;
    EmptyState *m_emptyState;
    QSplitter *m_splitter;
    QTreeView *m_workflowsView;
    QTreeView *m_stepsView;
    QTreeView *m_filesView;
    DiffView *m_diff;
};

} // namespace outcrop
