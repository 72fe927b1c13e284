// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/tasks/runasync.h"

namespace outcrop {

/// Runs work on a worker thread and delivers only the result of the latest run, on the owner's thread. Delivers no result if the owner is destroyed.
/// The work must hold copies of all data that it reads.
template<typename T>
class LatestOnlyTask
{
public:
    explicit LatestOnlyTask(QObject *owner) : m_owner(owner) { }

    void run(std::function<T()> work, Report<T> done)
    {
        run([work = std::move(work)](const Report<T> &) { return work(); }, {}, std::move(done));
    }
    /// Runs work that can report intermediate results. Passes these to `onProgress`, and the final result to `done`.
    void run(std::function<T(const Report<T> &report)> work, Report<T> onProgress, Report<T> done);
    /// Discards the result of running work.
    void discard()
    {
        m_generation += 1;
        m_isRunning = false;
    }
    bool isRunning() const { return m_isRunning; }

private:
    QObject *m_owner;
    quint64 m_generation = 0;
    bool m_isRunning = false;
};

template<typename T>
void LatestOnlyTask<T>::run(std::function<T(const Report<T> &report)> work, Report<T> onProgress, Report<T> done)
{
    m_isRunning = true;
    const quint64 ownGeneration = ++m_generation;
    runAsync<T>(
        m_owner, work,
        [this, onProgress = std::move(onProgress), ownGeneration](const T &result) {
            if (ownGeneration == m_generation)
                onProgress(result);
        },
        [this, done = std::move(done), ownGeneration](const T &result) {
            if (ownGeneration != m_generation)
                return;
            m_isRunning = false;
            done(result);
        });
}

} // namespace outcrop
