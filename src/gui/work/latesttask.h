// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <functional>
#include <memory>

namespace outcrop {

/// Work off the event loop of which only the latest counts: what an earlier run finds is thrown away. Results come back on the owner's thread;
/// none comes once the owner is gone. The work must hold copies of everything it reads.
template<typename T>
class LatestTask
{
public:
    explicit LatestTask(QObject *owner) : m_owner(owner) { }

    void run(std::function<T()> work, std::function<void(const T &)> done);
    /// Whatever still runs is no longer wanted.
    void forget()
    {
        m_generation += 1;
        m_running = false;
    }
    bool isRunning() const { return m_running; }

private:
    QObject *m_owner;
    quint64 m_generation = 0;
    bool m_running = false;
};

template<typename T>
void LatestTask<T>::run(std::function<T()> work, std::function<void(const T &)> done)
{
    using Shared = std::shared_ptr<const T>;
    m_running = true;
    auto *watcher = new QFutureWatcher<Shared>(m_owner);
    QObject::connect(watcher, &QFutureWatcherBase::finished, m_owner, [this, watcher, done, mine = ++m_generation] {
        watcher->deleteLater();
        if (mine != m_generation)
            return;
        m_running = false;
        done(*watcher->result());
    });
    watcher->setFuture(QtConcurrent::run([work = std::move(work)] { return Shared(std::make_shared<T>(work())); }));
}

} // namespace outcrop
