// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "gui/base/sendservices.h"
#include "gui/experiments/experimentspanel.h"
#include "gui/panels/dockcontroller.h"
#include "gui/tasks/latestonlytask.h"

#include <QThreadPool>
#include <QTimer>

#include <mutex>
#include <stop_token>

namespace outcrop {

/// Passes the progress of a run from its thread to the GUI thread. Thread-safe.
class RunProgress
{
public:
    void postProgress(const ExperimentProgress &progress);
    /// Returns the latest progress; nullopt if the progress has not changed since the last call.
    std::optional<ExperimentProgress> takeLatestProgress();

private:
    std::mutex m_mutex;
    std::optional<ExperimentProgress> m_latestProgress;
};

/// Controls the Experiments dock: lists, plans and runs experiments and saves reports, on worker threads. One experiment runs at a time. Results are
/// written during a run, so that a stopped run can be resumed.
class ExperimentsController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit ExperimentsController(const DockContext &context);
    ~ExperimentsController() override;

    ExperimentsPanel *panel() const { return m_panel; }
    bool isIdle() const override
    {
        return !m_isRunning && !m_delay.isActive() && !m_listTask.isRunning() && !m_detailsTask.isRunning()
            && !m_chartTask.isRunning() && !m_switchTask.isRunning();
    }
    bool hasRequestInProgress() const override { return m_isRunning; }

private:
    void connectPanel();
    void refresh() override;
    void clear() override;
    void listExperiments();
    void readChosenExperiment();
    void run(bool startsNewRun);
    void showProgress();
    void updateCharts();
    void finish(const Result<ExperimentOutcome> &outcome);
    void switchMode(const QString &arm, bool isRevert);
    void save(ExperimentFormat format);

    using SwitchResult = Result<WorkspaceChange>;

    DocumentsController &m_documents;
    FileExport &m_files;
    SendServices m_services;
    ExperimentsPanel *m_panel;
    std::stop_source m_stopReading;
    std::stop_source m_stopRun;
    bool m_isRunning = false;
    quint64 m_runNumber = 0; ///< number of the latest run; results of earlier runs are ignored
    QString m_name;    ///< name of the running experiment
    qsizetype m_completedTrials = 0; ///< number of completed trials in the last progress report
    std::shared_ptr<RunProgress> m_latestProgress;
    QTimer m_frameTimer;
    QTimer m_delay; ///< delays planning after keystrokes, because a plan renders many prompts
    QThreadPool m_pool;
    LatestOnlyTask<QList<ExperimentRow>> m_listTask;
    LatestOnlyTask<ExperimentDetails> m_detailsTask;
    LatestOnlyTask<ExperimentDetails> m_chartTask;
    LatestOnlyTask<SwitchResult> m_switchTask;
};

} // namespace outcrop
