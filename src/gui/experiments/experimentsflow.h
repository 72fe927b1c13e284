// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "gui/base/sendservices.h"
#include "gui/experiments/experimentspanel.h"
#include "gui/panels/dockflow.h"
#include "gui/tasks/latestonlytask.h"

#include <QThreadPool>
#include <QTimer>

#include <mutex>
#include <stop_token>

namespace outcrop {

/// How far a run is, written on its thread and read on the window's.
class RunNews
{
public:
    void tell(const ExperimentProgress &progress);
    /// Nothing where it is as it was when it was last asked.
    std::optional<ExperimentProgress> take();

private:
    std::mutex m_mutex;
    std::optional<ExperimentProgress> m_news;
};

/// The Experiments dock and the work behind it: lists, plans, runs and reports, all of it off the event loop. One run at a time, on a separate thread;
/// what it measured is on the disk whenever it is stopped, and it goes on from there.
class ExperimentsFlow : public DockFlow
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit ExperimentsFlow(const DockPlace &place);
    ~ExperimentsFlow() override;

    ExperimentsPanel *panel() const { return m_panel; }
    bool isIdle() const override { return !m_running && !m_patience.isActive() && !m_listing.isRunning() && !m_reading.isRunning() && !m_looking.isRunning() && !m_switching.isRunning(); }

private:
    void connectPanel();
    void workspaceChanged() override;
    void refresh() override;
    void clear() override;
    void list();
    void readChosen();
    void run(bool anew);
    void showNews();
    void lookAgain();
    void finish(const Result<ExperimentOutcome> &outcome);
    void switchMode(const QString &arm, bool back);
    void save(ExperimentFormat format);

    using Switched = Result<WorkspaceChange>;

    DocumentsFlow &m_documents;
    FileExport &m_files;
    QString m_folder; ///< of the workspace shown
    SendServices m_services;
    ExperimentsPanel *m_panel;
    std::stop_source m_stopReading;
    std::stop_source m_stopRun;
    bool m_running = false;
    quint64 m_run = 0; ///< counts them: only the latest is shown
    QString m_name;    ///< of the experiment that is under way
    qsizetype m_measured = 0;
    std::shared_ptr<RunNews> m_news;
    QTimer m_frames;
    QTimer m_patience; ///< a plan renders many prompts: not after each key
    QThreadPool m_pool;
    LatestOnlyTask<QList<ExperimentRow>> m_listing;
    LatestOnlyTask<ExperimentDetails> m_reading;
    LatestOnlyTask<ExperimentDetails> m_looking;
    LatestOnlyTask<Switched> m_switching;
};

} // namespace outcrop
