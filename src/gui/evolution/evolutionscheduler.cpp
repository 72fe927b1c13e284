// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evolution/evolutionscheduler.h"

#include "app/evolution/evolvenotices.h"
#include "app/keys/notifiers.h"
#include "app/records/storelocation.h"
#include "core/base/explainerror.h"
#include "gui/evolution/evolutionwork.h"

namespace outcrop {

EvolutionScheduler::EvolutionScheduler(std::shared_ptr<KeyRing> keys, std::unique_ptr<Clock> clock, QObject *parent)
    : QObject(parent)
    , m_keys(std::move(keys))
    , m_clock(std::move(clock))
    , m_timer(*m_clock, [this](const QDateTime &due) { run(due); })
    , m_runTask(this)
{
}

void EvolutionScheduler::setWorkspace(const WorkspacePtr &workspace)
{
    m_workspace = workspace;
    m_timer.setSettings(workspace ? readEvolutionSettings(workspace->workspace().manifest()) : EvolutionSettings());
}

/// Analyzes the records up to the current time, which is later than the scheduled time if the computer was asleep.
void EvolutionScheduler::run(const QDateTime &)
{
    if (!m_workspace || !hasStore(storeLocation(*m_workspace)))
        return;
    m_runTask.run([opened = m_workspace, keys = m_keys, now = m_clock->now()] { return runAnalysis(*opened, *keys, now); },
        [this](const RunResult &runResult) {
            if (!runResult.sentence.isEmpty())
                Q_EMIT finished(runResult.sentence);
            if (!runResult.problem.isEmpty())
                Q_EMIT failed(runResult.problem);
        });
}

EvolutionScheduler::RunResult EvolutionScheduler::runAnalysis(
    const OpenedWorkspace &opened, KeyRing &keys, const QDateTime &now)
{
    const Result<EvolveOutcome> outcome = runEvolution(opened, keys, {now});
    if (!outcome) {
        static_cast<void>(sendFailureNotice(outcome.error(), opened, keys)); // the window shows the error
        return {{}, explainErrorAt(outcome.error())};
    }
    const Status noticeStatus = sendDueNotices(*outcome, opened, keys);
    return {outcomeText(*outcome), noticeStatus ? QString() : explainError(noticeStatus.error())};
}

} // namespace outcrop
