// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/sendservices.h"
#include "gui/evolution/evolutionpanel.h"
#include "gui/panels/dockflow.h"
#include "gui/tasks/latestonlytask.h"

#include <stop_token>

namespace outcrop {

class EvolutionHours;

/// The Evolution dock: looks through the workspace's records off the event loop while somebody looks, and runs the analysis when asked to. Looking writes
/// nothing; a run stores suggestions and writes a report. By the hours of config.toml it runs whether anybody looks or not.
class EvolutionFlow : public DockFlow
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit EvolutionFlow(const DockPlace &place);
    ~EvolutionFlow() override;

    EvolutionPanel *panel() const { return m_panel; }
    bool isIdle() const override { return !m_looking.isRunning() && !m_running.isRunning(); }
    /// What is recorded or decided may be more than what is shown.
    void noteSuggestions() override { outdate(); }

private:
    void workspaceChanged() override;
    void refresh() override;
    void clear() override;
    void run();
    void runByHours(MessageArea &messages);
    void save();

    FileExport &m_files;
    SendServices m_services;
    EvolutionPanel *m_panel;
    EvolutionHours *m_hours = nullptr; ///< none in a window that keeps no records
    QString m_folder; ///< of the workspace shown
    std::stop_source m_stopLooking;
    std::stop_source m_stopRun;
    QString m_ended; ///< how the last run did
    LatestOnlyTask<Result<EvolutionFindings>> m_looking;
    LatestOnlyTask<Result<EvolveOutcome>> m_running;
};

} // namespace outcrop
