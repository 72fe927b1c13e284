// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiments/experimentscontroller.h"

#include "app/experiments/adoptarm.h"
#include "app/experiments/recordexperiment.h"
#include "app/records/recordwriter.h"
#include "core/base/explainerror.h"
#include "gui/base/fileexport.h"
#include "gui/documents/documentscontroller.h"
#include "gui/experiments/experimentswork.h"

#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace outcrop {

namespace {

constexpr int frameMilliseconds = 100;
constexpr int delayMilliseconds = 300;

QString runOutcomeText(const ExperimentOutcome &outcome)
{
    if (outcome.abortReason)
        //: Result of a run; %1 is an error message
        return ExperimentsController::tr("Stopped because of an error; completed trials are kept. %1").arg(outcome.abortReason->message);
    if (outcome.costLimitError)
        //: Result of a run; %1 is an error message
        return ExperimentsController::tr("Stopped at the cost limit; completed trials are kept. %1").arg(explainErrorAt(*outcome.costLimitError));
    if (outcome.isInterrupted)
        return ExperimentsController::tr("Stopped; completed trials are kept, and you can resume the run");
    return outcome.record.end == RunEnd::RuleStopped
        ? ExperimentsController::tr("Stopped early: the stopping rule ended the run")
        : ExperimentsController::tr("Done: all trials were run");
}

} // namespace

void RunProgress::postProgress(const ExperimentProgress &progress)
{
    const std::lock_guard lock(m_mutex);
    m_latestProgress = progress;
}

std::optional<ExperimentProgress> RunProgress::takeLatestProgress()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_latestProgress, std::nullopt);
}

PanelRegistration ExperimentsController::registration()
{
    return makeRegistration<ExperimentsController>(
        {QStringLiteral("experiments"), tr("Experiments"), tr("Experiments"), QStringLiteral("experiments"),
            tr("Comparison of prompt variants, with the uncertainty of each difference"),
            Qt::CTRL | Qt::ALT | Qt::Key_E},
        PanelView::Test);
}

ExperimentsController::ExperimentsController(const DockContext &context)
    : DockController(context, new ExperimentsPanel(context.window))
    , m_documents(context.documents)
    , m_files(context.files)
    , m_services(*context.services)
    , m_panel(qobject_cast<ExperimentsPanel *>(panelWidget()))
    , m_listTask(this)
    , m_detailsTask(this)
    , m_chartTask(this)
    , m_switchTask(this)
{
    m_pool.setMaxThreadCount(1);
    m_frameTimer.setInterval(frameMilliseconds);
    connect(&m_frameTimer, &QTimer::timeout, this, &ExperimentsController::showProgress);
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &ExperimentsController::listExperiments);
    connectPanel();
    setWorkspace(nullptr);
}

ExperimentsController::~ExperimentsController()
{
    m_stopReading.request_stop();
    m_stopRun.request_stop();
    m_pool.waitForDone();
}

void ExperimentsController::connectPanel()
{
    connect(m_panel, &ExperimentsPanel::chosenExperimentChanged, this, &ExperimentsController::readChosenExperiment);
    connect(m_panel, &ExperimentsPanel::runRequested, this, &ExperimentsController::run);
    connect(m_panel, &ExperimentsPanel::stopRequested, this, [this] { m_stopRun.request_stop(); });
    connect(m_panel, &ExperimentsPanel::adoptRequested, this, [this](const QString &arm) { switchMode(arm, false); });
    connect(m_panel, &ExperimentsPanel::revertRequested, this, [this](const QString &arm) { switchMode(arm, true); });
    connect(m_panel, &ExperimentsPanel::reportRequested, this, &ExperimentsController::save);
    connect(m_panel, &ExperimentsPanel::documentChosen, this, &DockController::documentChosen);
    connect(m_panel, &ExperimentsPanel::documentFocusRequested, this, &DockController::documentFocusRequested);
    connect(m_panel, &ExperimentsPanel::newExperimentRequested, this,
        [this] { Q_EMIT newDocumentRequested(QStringLiteral("experiment")); });
}

void ExperimentsController::refresh()
{
    m_delay.start();
}

void ExperimentsController::listExperiments()
{
    if (!workspace())
        return;
    m_listTask.run([workspace = workspace()] { return readExperimentRows(*workspace); },
        [this](const QList<ExperimentRow> &rows) {
            const QString before = m_panel->chosenExperiment();
            m_panel->setExperiments(rows);
            if (m_panel->chosenExperiment() == before)
                readChosenExperiment(); // a changed selection has already requested the details
        });
}

/// Stops the running experiment, which uses the closed workspace, and clears the panel.
void ExperimentsController::clear()
{
    m_stopReading.request_stop();
    m_stopRun.request_stop();
    m_delay.stop();
    m_listTask.discard();
    m_detailsTask.discard();
    m_chartTask.discard();
    m_switchTask.discard();
    m_frameTimer.stop();
    const bool wasRunning = std::exchange(m_isRunning, false);
    ++m_runNumber;
    m_panel->clearContents();
    if (wasRunning)
        Q_EMIT requestEnded();
}

void ExperimentsController::readChosenExperiment()
{
    m_stopReading.request_stop();
    m_stopReading = {};
    m_chartTask.discard();
    const QString name = m_panel->chosenExperiment();
    if (!workspace() || name.isEmpty())
        return m_panel->setDetails({});
    m_panel->showReading();
    m_detailsTask.run([workspace = workspace(), name,
                      stop = m_stopReading.get_token()] { return readExperimentDetails(*workspace, name, stop); },
        [this](const ExperimentDetails &details) { m_panel->setDetails(details); });
}

void ExperimentsController::run(bool startsNewRun)
{
    const std::optional<ExperimentPlan> &plan = m_panel->details().planOf(startsNewRun);
    if (m_isRunning || !workspace() || !plan)
        return;
    if (const std::optional<Error> refusal = runError(*plan, false))
        return m_panel->showMessage(explainError(*refusal));
    m_isRunning = true;
    m_stopRun = {};
    m_name = m_panel->chosenExperiment();
    m_completedTrials = 0;
    m_latestProgress = std::make_shared<RunProgress>();
    const bool asks = plan->callsProviders();
    const auto work = [opened = workspace(), name = m_name, startsNewRun, asks, concurrency = m_panel->concurrency(), services = m_services,
                          news = m_latestProgress, stop = m_stopRun.get_token()] {
        const std::shared_ptr<Provider> provider = asks && services.provider ? services.provider(*opened, {.parallelCalls = concurrency}) : nullptr;
        RunSettings settings;
        settings.provider = provider.get();
        settings.concurrency = concurrency;
        settings.startsNewRun = startsNewRun;
        settings.listener.progress = [news](const ExperimentProgress &progress) { news->postProgress(progress); };
        return runExperiment(*opened, name, settings, stop);
    };
    runAsync<Result<ExperimentOutcome>>(
        this, work,
        [this, opened = workspace(), mine = ++m_runNumber](const Result<ExperimentOutcome> &outcome) {
            if (outcome && m_services.records)
                m_services.records->write(
                    *opened, [run = *outcome](Store &store) { return storeExperiment(store, run); });
            if (mine == m_runNumber)
                finish(outcome);
        },
        &m_pool);
    m_frameTimer.start();
    m_panel->showRunStarted(m_name, plan->trials);
}

void ExperimentsController::showProgress()
{
    const std::optional<ExperimentProgress> progress = m_latestProgress ? m_latestProgress->takeLatestProgress() : std::nullopt;
    if (!progress)
        return;
    m_panel->setProgress(*progress);
    if (std::exchange(m_completedTrials, progress->done) != progress->done)
        updateCharts();
}

/// Updates the charts during a run if the dock is visible, the running experiment is selected, and no read or update is running.
void ExperimentsController::updateCharts()
{
    if (m_chartTask.isRunning() || m_detailsTask.isRunning() || m_panel->chosenExperiment() != m_name || !dock()->isVisible())
        return;
    m_chartTask.run([workspace = workspace(), name = m_name,
                      known = m_panel->details()] { return withLatestReport(*workspace, name, known); },
        [this](const ExperimentDetails &details) {
            if (m_isRunning)
                m_panel->setDetails(details);
        });
}

void ExperimentsController::finish(const Result<ExperimentOutcome> &outcome)
{
    m_isRunning = false;
    m_frameTimer.stop();
    m_chartTask.discard();
    m_panel->showRunFinished(outcome ? runOutcomeText(*outcome) : explainErrorAt(outcome.error()));
    listExperiments();
    Q_EMIT requestEnded();
}

/// Sets or reverts the mode in the templates file, as an undoable edit.
void ExperimentsController::switchMode(const QString &arm, bool isRevert)
{
    if (!workspace())
        return;
    const auto work = [opened = workspace(), name = m_panel->chosenExperiment(), arm, isRevert] {
        return isRevert ? planArmAdoptionRevert(*opened, name, arm) : planArmAdoption(*opened, name, arm);
    };
    m_switchTask.run(work, [this, isRevert](const SwitchResult &change) {
        if (!change)
            return m_panel->showMessage(explainErrorAt(change.error()));
        m_documents.apply(
            change->edits, isRevert ? tr("Revert the mode of the prompt type") : tr("Switch the mode of the prompt type"));
    });
}

void ExperimentsController::save(ExperimentFormat format)
{
    if (!workspace() || !m_panel->details().report)
        return;
    const QString name = m_panel->chosenExperiment();
    m_files.start({QStringLiteral("experiments"), tr("Save Experiment Report"), reportFileName(name, format), tr("Report saved"),
        [opened = workspace(), name, shown = *m_panel->details().report, format] { return englishReport(*opened, name, shown, format); }});
}

} // namespace outcrop
