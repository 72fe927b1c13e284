// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workflow/workflowpanel.h"

#include "gui/diff/diffview.h"
#include "gui/look/icons.h"
#include "gui/widgets/announcement.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/flatbutton.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/rowtable.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int reasonPadding = 16; ///< width of the frame of a text field, in pixels

} // namespace

WorkflowPanel::WorkflowPanel(QWidget *parent)
    : QWidget(parent)
    , m_status(new ElidedLabel(this))
    , m_findings(new ElidedLabel(this))
    , m_reason(new QLineEdit(this))
    , m_newButton(makeFlatButton(this, {QStringLiteral("newWorkflow"), tr("New workflow…"), tr("Start a workflow for a task"), QStringLiteral("new")}))
    , m_prompt(makeFlatButton(this, {QStringLiteral("workflowPrompt"), tr("Open prompt"), tr("Open the prompt of the selected step"), QStringLiteral("layers")}))
    , m_response(makeFlatButton(this, {QStringLiteral("workflowResponse"), tr("Open response"), tr("Open the response of the selected step"), QStringLiteral("other")}))
    , m_writeButton(makeFlatButton(
          this, {QStringLiteral("writeWorkflowFiles"), tr("Write files…"), tr("Write the approved files to their targets in the workspace"), QStringLiteral("save")}))
    , m_cancelButton(makeFlatButton(this, {QStringLiteral("cancelWorkflow"), tr("Cancel workflow"), tr("End the workflow, and keep its files"), QStringLiteral("stop")}))
    , m_rejectButton(makeFlatButton(this, {QStringLiteral("rejectResponse"), tr("Reject"), tr("Reject the response with a reason, and request another response"), QStringLiteral("undo")}))
    , m_approveButton(makeFlatButton(
          this, {QStringLiteral("approveStep"), tr("Approve"), tr("Approve the prompt or the response; a review’s verdict selects the next phase"), QStringLiteral("success")}))
    , m_continueButton(makeFlatButton(this, {QStringLiteral("continueWorkflow"), tr("Send prompt"), tr("Send the prompt of the current step"), QStringLiteral("send")}))
    , m_completeAction(new QAction(lineIcon(QStringLiteral("success")), tr("Approve and &Complete"), this))
    , m_reviseAction(new QAction(lineIcon(QStringLiteral("edit")), tr("Approve and &Revise"), this))
    , m_pages(new QStackedWidget(this))
    , m_emptyState(new EmptyState(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_workflowsView(makeRowTable(this, &m_workflows, {QStringLiteral("workflowList"), tr("Workflows"), static_cast<int>(WorkflowColumn::Name)}))
    , m_stepsView(makeRowTable(this, &m_steps, {QStringLiteral("workflowSteps"), tr("Workflow steps"), static_cast<int>(WorkflowStepColumn::State)}))
    , m_filesView(makeRowTable(this, &m_files, {QStringLiteral("workflowFiles"), tr("Files in the response"), static_cast<int>(WorkflowFileColumn::Target)}))
    , m_diff(new DiffView(this, QStringLiteral("workflowDiff")))
{
    setUpApproval();
    setUpViews();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    column->addLayout(makeBar());
    column->addWidget(m_status);
    column->addWidget(m_findings);
    column->addWidget(m_pages, 1);
    connectParts();
    setFocusProxy(m_workflowsView);
    clearContents();
}

QLayout *WorkflowPanel::makeBar()
{
    m_status->setObjectName(QStringLiteral("workflowStatus"));
    m_findings->setObjectName(QStringLiteral("workflowFindings"));
    for (ElidedLabel *label : {m_status, m_findings})
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_reason->setObjectName(QStringLiteral("rejectionReason"));
    m_reason->setAccessibleName(tr("Reason for a rejection"));
    m_reason->setPlaceholderText(tr("Reason for a rejection"));
    m_reason->setMinimumWidth(m_reason->fontMetrics().horizontalAdvance(m_reason->placeholderText()) + reasonPadding);
    auto *row = new FlowLayout; // the row wraps in a narrow dock
    for (QToolButton *button : {m_newButton, m_prompt, m_response, m_writeButton, m_cancelButton})
        row->addWidget(button);
    row->addWidget(m_reason);
    for (QToolButton *button : {m_rejectButton, m_approveButton, m_continueButton})
        row->addWidget(button);
    setTabOrder(m_cancelButton, m_reason);
    return row;
}

/// Adds the commands that override the verdict of a review to the menu of the button.
void WorkflowPanel::setUpApproval()
{
    m_completeAction->setObjectName(QStringLiteral("approveAndComplete"));
    m_reviseAction->setObjectName(QStringLiteral("approveAndRevise"));
    m_completeAction->setToolTip(tr("Approve the review regardless of its verdict, and end the workflow"));
    m_reviseAction->setToolTip(tr("Approve the review regardless of its verdict, and revise the files"));
    auto *menu = new QMenu(tr("Workflow", "menu"), m_approveButton);
    menu->setIcon(lineIcon(QStringLiteral("workflow")));
    menu->addAction(m_completeAction);
    menu->addAction(m_reviseAction);
    m_approveButton->setMenu(menu);
    m_approveButton->setPopupMode(QToolButton::MenuButtonPopup);
}

QMenu *WorkflowPanel::menu() const
{
    return m_approveButton->menu();
}

void WorkflowPanel::setUpViews()
{
    m_diff->setObjectName(QStringLiteral("workflowDiff"));
    m_splitter->setChildrenCollapsible(false);
    const QList<QPair<QWidget *, int>> parts{{m_workflowsView, 2600}, {m_stepsView, 2200}, {m_filesView, 2600}, {m_diff, 2600}};
    QList<int> widths;
    for (const auto &[part, width] : parts) {
        part->setMinimumSize(110, 60);
        m_splitter->addWidget(part);
        widths += width;
    }
    m_splitter->setSizes(widths);
    m_pages->addWidget(m_emptyState);
    m_pages->addWidget(m_splitter);
    for (QTreeView *table : {m_workflowsView, m_stepsView, m_filesView})
        addTableCopying(table);
}

void WorkflowPanel::connectParts()
{
    connect(m_workflowsView->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &WorkflowPanel::chooseWorkflow);
    connect(m_stepsView->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &WorkflowPanel::updateButtons);
    connect(m_filesView->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &WorkflowPanel::showFile);
    connect(m_stepsView, &QTreeView::activated, this, &WorkflowPanel::openStep);
    connect(m_emptyState, &EmptyState::actionTriggered, this, &WorkflowPanel::newWorkflowRequested);
    connect(m_newButton, &QToolButton::clicked, this, &WorkflowPanel::newWorkflowRequested);
    connect(m_prompt, &QToolButton::clicked, this, [this] { openStepFile(false); });
    connect(m_response, &QToolButton::clicked, this, [this] { openStepFile(true); });
    connect(m_writeButton, &QToolButton::clicked, this, [this] { Q_EMIT writeRequested(workflow()); });
    connect(m_cancelButton, &QToolButton::clicked, this, [this] { decide(WorkflowCommand::Cancel); });
    connect(m_rejectButton, &QToolButton::clicked, this, [this] { decide(WorkflowCommand::Reject); });
    connect(m_approveButton, &QToolButton::clicked, this, [this] { decide(WorkflowCommand::Approve); });
    connect(m_completeAction, &QAction::triggered, this, [this] { decide(WorkflowCommand::ApproveComplete); });
    connect(m_reviseAction, &QAction::triggered, this, [this] { decide(WorkflowCommand::ApproveRevise); });
    connect(m_continueButton, &QToolButton::clicked, this, &WorkflowPanel::continueOrEnterResponse);
    connect(m_reason, &QLineEdit::textChanged, this, &WorkflowPanel::updateButtons);
}

QString WorkflowPanel::workflow() const
{
    const WorkflowState *row = m_workflows.rowAt(m_workflowsView->currentIndex());
    return row ? row->id : QString();
}

void WorkflowPanel::setWorkflows(const QList<WorkflowState> &workflows, const QString &unreadable)
{
    m_unreadableReason = unreadable;
    const QString before = workflow();
    m_workflows.setRows(workflows);
    const QModelIndex same = m_workflows.indexOf(before);
    m_workflowsView->setCurrentIndex(same.isValid() ? same : m_workflows.index(0, 0));
    m_emptyState->setTexts(tr("No workflows yet"),
        tr("A workflow plans a task, generates files, and reviews and revises them. It uses the templates, conventions and standards of a profile. Its prompts and responses are plain files in the sessions folder of the workspace."),
        tr("Start workflow"));
    if (!unreadable.isEmpty())
        m_emptyState->setTexts(tr("No readable workflows"), unreadable, tr("Start workflow"));
    m_pages->setCurrentWidget(workflows.isEmpty() ? static_cast<QWidget *>(m_emptyState) : m_splitter);
    if (workflows.isEmpty())
        chooseWorkflow();
}

void WorkflowPanel::clearContents()
{
    setWorkflows({});
    m_emptyState->setTexts(tr("No workflows yet"), tr("Open a workspace to see its workflows."));
}

bool WorkflowPanel::showWorkflow(const QString &id)
{
    const QModelIndex row = m_workflows.indexOf(id);
    if (row.isValid())
        m_workflowsView->setCurrentIndex(row);
    return row.isValid();
}

/// Clears the steps and files of the previous workflow, and requests the steps and files of the selected one.
void WorkflowPanel::chooseWorkflow()
{
    if (m_view && m_view->state.id == workflow())
        return Q_EMIT workflowChosen(workflow());
    m_view.reset();
    m_steps.setRows({});
    m_files.setRows({});
    m_reason->clear();
    showError({});
    showFile();
    updateButtons();
    if (!workflow().isEmpty())
        Q_EMIT workflowChosen(workflow());
}

void WorkflowPanel::setView(const WorkflowView &view)
{
    if (view.state.id != workflow())
        return;
    const QModelIndex step = m_stepsView->currentIndex();
    const bool followsStep = !step.isValid() || step.row() == m_steps.currentStep().row();
    const int file = m_filesView->currentIndex().row();
    m_view = view;
    m_steps.setRows(view.steps);
    m_files.setRows(view.files);
    if (followsStep)
        m_stepsView->setCurrentIndex(m_steps.currentStep());
    m_filesView->setCurrentIndex(m_files.index(file >= 0 && file < view.files.size() ? file : 0, 0));
    if (const QString status = workflowStatusText(view); status != m_status->text()) {
        m_status->setFullText(status);
        announce(m_status, status);
    }
    showError(workflowFindingsText(view));
    showFile();
    updateButtons();
}

void WorkflowPanel::showError(const QString &message)
{
    QStringList problems{message, m_unreadableReason};
    problems.removeAll(QString());
    m_findings->setFullText(problems.join(u'\n').section(u'\n', 0, 0));
    m_findings->setToolTip(problems.join(u'\n'));
    m_findings->setVisible(!problems.isEmpty());
    if (!m_view)
        m_status->setFullText({});
    m_status->setVisible(m_view.has_value());
}

void WorkflowPanel::setBusy(bool isBusy)
{
    m_isBusy = isBusy;
    updateButtons();
}

void WorkflowPanel::showFile()
{
    const int row = m_filesView->currentIndex().row();
    if (m_view && row >= 0 && row < m_view->diffs.size())
        return m_diff->setDiff(m_view->diffs.at(row));
    m_diff->clearContents(tr("No files"), tr("The files in a response appear here with their differences from the workspace files."));
}

void WorkflowPanel::decide(WorkflowCommand command)
{
    if (!canDecide(command))
        return;
    WorkflowDecision decision;
    decision.command = command;
    if (command == WorkflowCommand::Reject) {
        decision.feedback = m_reason->text().trimmed();
        m_reason->clear();
    }
    Q_EMIT decisionRequested(workflow(), decision);
}

/// Sends the prompt, or asks for the response to a manual prompt.
void WorkflowPanel::continueOrEnterResponse()
{
    if (m_view && m_view->step.kind == WorkflowStep::Kind::AwaitResponse)
        return Q_EMIT responseEntryRequested(m_view->step.location);
    Q_EMIT continueRequested(workflow());
}

void WorkflowPanel::openStep(const QModelIndex &index)
{
    const WorkflowStepRow *row = m_steps.rowAt(index);
    if (row)
        openStepFile(!row->responseFile.isEmpty());
}

/// Opens the response or the prompt of the selected step. While a prompt is waiting for approval, opens the request, which the user can edit.
void WorkflowPanel::openStepFile(bool isResponse)
{
    const WorkflowStepRow *row = m_steps.rowAt(m_stepsView->currentIndex());
    if (!row || !m_view)
        return;
    const bool isRequest = row->state == WorkflowStepState::PromptReview;
    const QString path = isResponse ? row->responseFile : isRequest ? m_view->step.requestPath : row->promptFile;
    if (!path.isEmpty())
        Q_EMIT documentChosen(path);
}

/// Returns whether a command is possible in the current stage and no other is running. A rejection also needs a reason.
bool WorkflowPanel::canDecide(WorkflowCommand command) const
{
    if (!m_view || m_isBusy || !possibleCommands(m_view->state).contains(command))
        return false;
    const bool waits = m_view->step.kind == WorkflowStep::Kind::ApprovePrompt || m_view->step.kind == WorkflowStep::Kind::ApproveResponse;
    const bool hasReason = command != WorkflowCommand::Reject || !m_reason->text().trimmed().isEmpty();
    return hasReason && (waits || command == WorkflowCommand::Cancel || (command == WorkflowCommand::Approve && m_view->step.kind == WorkflowStep::Kind::AwaitResponse));
}

void WorkflowPanel::updateButtons()
{
    const WorkflowStepRow *row = m_steps.rowAt(m_stepsView->currentIndex());
    const bool isRequest = row && row->state == WorkflowStepState::PromptReview;
    m_prompt->setEnabled(row && (isRequest || !row->promptFile.isEmpty()));
    m_response->setEnabled(row && !row->responseFile.isEmpty());
    m_approveButton->setEnabled(canDecide(WorkflowCommand::Approve));
    m_completeAction->setEnabled(canDecide(WorkflowCommand::ApproveComplete));
    m_reviseAction->setEnabled(canDecide(WorkflowCommand::ApproveRevise));
    m_rejectButton->setEnabled(canDecide(WorkflowCommand::Reject));
    m_cancelButton->setEnabled(canDecide(WorkflowCommand::Cancel));
    const bool isWaiting = m_view && m_view->step.kind == WorkflowStep::Kind::AwaitResponse;
    m_continueButton->setText(isWaiting ? tr("Add response") : tr("Send prompt"));
    m_continueButton->setToolTip(isWaiting ? tr("Enter the response to the prompt of the current step") : tr("Send the prompt of the current step"));
    m_continueButton->setEnabled(m_view && !m_isBusy && (isWaiting || m_view->step.kind == WorkflowStep::Kind::Send));
    const bool canWrite = m_view && m_view->areApproved
        && std::any_of(m_view->files.begin(), m_view->files.end(), [](const WorkflowFileRow &file) { return file.isWritable(); });
    m_writeButton->setEnabled(canWrite && !m_isBusy);
    m_newButton->setEnabled(!m_isBusy);
}

} // namespace outcrop
