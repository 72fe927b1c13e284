// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/tasks/afterpainting.h"
#include "gui/tasks/workers.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <functional>
#include <memory>

namespace outcrop {

/// Runs work off the event loop and hands the result back on the owner's thread; nothing comes once the owner is gone. Unlike LatestOnlyTask every run
/// counts. The work must hold copies of everything it reads. In a pool of one thread, work is done in the order it was given.
template<typename T>
void runAsync(QObject *owner, const std::function<T()> &work, const std::function<void(const T &)> &done,
    QThreadPool *pool = workers())
{
    using Shared = std::shared_ptr<const T>;
    auto *watcher = new QFutureWatcher<Shared>(owner);
    QObject::connect(watcher, &QFutureWatcherBase::finished, owner, [watcher, done] {
        afterPainting(watcher, [watcher, done] {
            watcher->deleteLater();
            done(*watcher->result());
        });
    });
    watcher->setFuture(QtConcurrent::run(pool, [work] {
        lowerThreadPriority();
        return Shared(std::make_shared<T>(work()));
    }));
}

} // namespace outcrop
