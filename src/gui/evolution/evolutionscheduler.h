// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/evolutiontimer.h"
#include "app/evolution/evolve.h"
#include "app/keys/keys.h"
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/latestonlytask.h"

#include <memory>

namespace outcrop {

/// Runs the analysis of the open workspace on the schedule in its config.toml, on a worker thread, and sends the configured notifications. Skips a
/// workspace without records.
class EvolutionScheduler : public QObject
{
    Q_OBJECT

public:
    EvolutionScheduler(std::shared_ptr<KeyRing> keys, std::unique_ptr<Clock> clock, QObject *parent = nullptr);

    /// Sets the edited workspace; null if none is open.
    void setWorkspace(const WorkspacePtr &workspace);
    /// Returns the time of the next run in UTC; invalid if none is scheduled.
    QDateTime nextRun() const { return m_timer.next(); }
    bool isIdle() const { return !m_runTask.isRunning(); }

Q_SIGNALS:
    /// Emitted after a successful run, with its result as one line of text.
    void finished(const QString &sentence);
    /// Emitted if a run fails or its notification cannot be sent.
    void failed(const QString &message);

private:
    /// The result of a run, passed to the GUI thread.
    struct RunResult {
        QString sentence = {};
        QString problem = {};
    };

    void run(const QDateTime &due);
    static RunResult runAnalysis(const OpenedWorkspace &opened, KeyRing &keys, const QDateTime &now);

    std::shared_ptr<KeyRing> m_keys;
    std::unique_ptr<Clock> m_clock;
    EvolutionTimer m_timer;
    WorkspacePtr m_workspace;
    LatestOnlyTask<RunResult> m_runTask;
};

} // namespace outcrop
