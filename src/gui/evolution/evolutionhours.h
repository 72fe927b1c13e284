// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/evolutionschedule.h"
#include "app/evolution/evolve.h"
#include "app/keys/keys.h"
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/latestonlytask.h"

#include <memory>

namespace outcrop {

/// Runs the analysis of the open workspace at the hours that its config.toml states, on a worker thread, and notifies the user as configured there. A workspace
/// that never kept a record is left alone. Nothing is changed by a run.
class EvolutionHours : public QObject
{
    Q_OBJECT

public:
    EvolutionHours(std::shared_ptr<KeyRing> keys, std::unique_ptr<Clock> clock, QObject *parent = nullptr);

    /// The workspace as it is being edited; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace);
    /// When the next run is, in UTC; invalid where none is planned.
    QDateTime next() const { return m_timer.next(); }
    bool isIdle() const { return !m_run.isRunning(); }

Q_SIGNALS:
    /// A run has ended, and what came of it, in a sentence.
    void ran(const QString &sentence);
    /// A run failed, or could not be announced.
    void failed(const QString &message);

private:
    /// The result of a run on another thread.
    struct Ended {
        QString sentence = {};
        QString problem = {};
    };

    void run(const QDateTime &due);
    static Ended runOn(const OpenedWorkspace &opened, KeyRing &keys, const QDateTime &now);

    std::shared_ptr<KeyRing> m_keys;
    std::unique_ptr<Clock> m_clock;
    EvolutionTimer m_timer;
    WorkspacePtr m_workspace;
    LatestOnlyTask<Ended> m_run;
};

} // namespace outcrop
