// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/complexity/complexitycontroller.h"

#include "app/records/recordwriter.h"
#include "app/workspace/recordestimate.h"
#include "core/base/explainerror.h"
#include "gui/base/dialogs.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>

namespace outcrop {
namespace {

ShownEstimate estimateOf(
    const OpenedWorkspace &opened, const EstimateJob &job, const QHash<QString, ComplexityOpinion> &opinions)
{
    const ComplexityThresholds thresholds = thresholdsOf(opened);
    const TaskDocument document = taskOf(opened, job, thresholds);
    ShownEstimate shownEstimate;
    shownEstimate.findings = document.diagnostics;
    shownEstimate.ratingPrompt = opinionPrompt(document.task, thresholds);
    const auto opinion = opinions.constFind(shownEstimate.ratingPrompt);
    shownEstimate.estimate = estimateTask(
        document.task, thresholds, opinion == opinions.constEnd() ? std::nullopt : std::optional(*opinion));
    return shownEstimate;
}

} // namespace

PanelRegistration ComplexityController::registration()
{
    return makeRegistration<ComplexityController>(
        {QStringLiteral("complexity"), tr("Complexity"), tr("Task Complexity"), QStringLiteral("complexity"),
            tr("Complexity of the request or a task document, with suggested subtasks"), Qt::ALT | Qt::Key_0},
        PanelView::Test, {PanelEvent::Job, PanelEvent::CurrentDocument});
}

ComplexityController::ComplexityController(const DockContext &context)
    : DockController(context, new ComplexityPanel(context.window))
    , m_dialogs(context.dialogs)
    , m_services(*context.services)
    , m_window(context.window)
    , m_panel(qobject_cast<ComplexityPanel *>(panelWidget()))
    , m_estimateTask(this)
    , m_ratingTask(this)
{
    connect(m_panel, &ComplexityPanel::taskChosen, this, &ComplexityController::markStale);
    connect(m_panel, &ComplexityPanel::locationChosen, this, &DockController::locationChosen);
    connect(m_panel, &ComplexityPanel::documentFocusRequested, this, &DockController::documentFocusRequested);
    connect(m_panel, &ComplexityPanel::opinionRequested, this, &ComplexityController::requestOpinion);
    connect(m_panel, &ComplexityPanel::saveRequested, this, &ComplexityController::saveEstimate);
    connect(m_panel, &ComplexityPanel::newTaskRequested, this,
        [this] { Q_EMIT newDocumentRequested(QStringLiteral("task")); });
    setWorkspace(nullptr);
}

ComplexityController::~ComplexityController()
{
    m_stop.request_stop();
}

void ComplexityController::setJob(const RenderJob &job)
{
    const bool isOtherRequest = job.selection.request != m_job.selection.request;
    m_job = job;
    if (isOtherRequest && m_panel->task().isEmpty())
        markStale();
}

/// Schedules the selection of the opened document, if it is a task.
void ComplexityController::setCurrent(const QString &path)
{
    m_pendingTask = path;
    if (!path.isEmpty())
        markStale();
}

void ComplexityController::clear()
{
    m_stop.request_stop();
    m_estimateTask.discard();
    m_ratingTask.discard();
    m_opinions.clear();
    Q_EMIT requestEnded();
    m_panel->setOpinionPending(false);
    m_panel->clearContents();
}

QList<TaskChoice> ComplexityController::choices() const
{
    QList<TaskChoice> tasks{{tr("Request")}};
    for (const DocumentPtr &document : workspace()->workspace().documents(DocumentKind::Task))
        tasks += TaskChoice{document->name(), document->path};
    return tasks;
}

void ComplexityController::refresh()
{
    m_panel->setTasks(choices());
    if (!m_pendingTask.isEmpty() && m_panel->selectTask(m_pendingTask))
        m_pendingTask.clear();
    const EstimateJob job{m_panel->task(), m_job.selection.request};
    if (job.path.isEmpty() && job.request.trimmed().isEmpty()) {
        m_estimateTask.discard();
        return m_panel->showNoTask();
    }
    m_estimateTask.run(
        [workspace = workspace(), job, opinions = m_opinions] { return estimateOf(*workspace, job, opinions); },
        [this](const ShownEstimate &shownEstimate) {
            m_ratingPrompt = shownEstimate.ratingPrompt;
            m_panel->setEstimate(shownEstimate);
        });
}

/// Asks for confirmation to send the task description, then requests a rating from the model.
void ComplexityController::requestOpinion()
{
    //: Text of the confirmation; %1 is the name of a provider
    const Confirmation question{tr("Ask a Model"),
        tr("Send the task description to %1? The panel then shows the model’s estimate next to the heuristic estimate. "
           "The model’s estimate is weighted by the confidence that the model reports.")
            .arg(m_job.provider),
        tr("Send")};
    if (!m_dialogs.confirm(m_window, question))
        return;
    m_stop = {};
    m_panel->setNote({});
    m_panel->setOpinionPending(true);
    const auto work = [workspace = workspace(), job = m_job, prompt = m_ratingPrompt, makeProvider = m_services.provider,
                          stop = m_stop.get_token()] {
        const std::shared_ptr<Provider> provider = makeProvider(*workspace, {});
        return requestModelOpinion(*workspace, job.provider, job.model, prompt, *provider, stop);
    };
    m_ratingTask.run(work, [this, prompt = m_ratingPrompt](const OpinionResult &result) { showOpinion(prompt, result); });
}

/// Stores the estimate in the workspace records, and confirms it when it is written. The listener of the record writer reports failures.
void ComplexityController::saveEstimate(const ComplexityEstimate &estimate)
{
    if (!m_services.records || !workspace())
        return;
    const auto confirm = [self = QPointer<ComplexityController>(this), folder = workspace()->folder] {
        if (self && self->workspace() && self->workspace()->folder == folder)
            self->m_panel->setNote(tr("Estimate recorded."));
    };
    m_services.records->write(*workspace(), [record = recordOf(estimate, QDateTime::currentDateTimeUtc()), confirm](Store &store) {
        const Status storedStatus = storeEstimate(store, record);
        if (storedStatus)
            QMetaObject::invokeMethod(QCoreApplication::instance(), confirm, Qt::QueuedConnection); // the callback runs on the thread of the writer
        return storedStatus;
    });
}

void ComplexityController::showOpinion(const QString &ratingPrompt, const OpinionResult &result)
{
    Q_EMIT requestEnded();
    m_panel->setOpinionPending(false);
    if (result.failure)
        m_panel->setNote(result.failure->message);
    if (result.error)
        m_panel->setNote(explainError(*result.error));
    if (!result.opinion)
        return;
    m_opinions.insert(ratingPrompt, *result.opinion);
    markStale();
}

} // namespace outcrop
