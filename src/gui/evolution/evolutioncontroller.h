// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/sendservices.h"
#include "gui/evolution/evolutionpanel.h"
#include "gui/panels/dockcontroller.h"
#include "gui/tasks/latestonlytask.h"

#include <stop_token>

namespace outcrop {

class EvolutionScheduler;

/// Controls the Evolution dock: reads the workspace records on a worker thread while the dock is visible. Runs the analysis on request or on the
/// schedule in config.toml. Only a run stores suggestions and writes a report.
class EvolutionController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit EvolutionController(const DockContext &context);
    ~EvolutionController() override;

    EvolutionPanel *panel() const { return m_panel; }
    bool isIdle() const override { return !m_readTask.isRunning() && !m_runTask.isRunning(); }
    /// Marks the dock as stale, because records or decisions have changed.
    void handleSuggestionChange() override { markStale(); }

private:
    void handleWorkspaceChange() override;
    void refresh() override;
    void clear() override;
    void run();
    void setUpScheduler(MessageArea &messages);
    void save();

    FileExport &m_files;
    SendServices m_services;
    EvolutionPanel *m_panel;
    EvolutionScheduler *m_scheduler = nullptr; ///< null if the window does not write records
    QString m_folder;                          ///< folder of the displayed workspace
    std::stop_source m_stopReading;
    std::stop_source m_stopRun;
    QString m_lastResult;
    LatestOnlyTask<Result<EvolutionFindings>> m_readTask;
    LatestOnlyTask<Result<EvolveOutcome>> m_runTask;
};

} // namespace outcrop
