// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/tasks/runafterpainting.h"
#include "gui/tasks/workers.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QtConcurrentRun>

#include <functional>
#include <memory>

namespace outcrop {

template<typename T>
using Report = std::function<void(const T &)>;

/// Runs work on a worker thread and delivers the result on the owner's thread, unless the owner is destroyed. Unlike LatestOnlyTask, delivers every
/// result. The work must hold copies of all data that it reads. A pool with one thread runs work in order. Intermediate results are passed to
/// `onProgress`, the final result to `done`.
template<typename T>
void runAsync(QObject *owner, const std::function<T(const Report<T> &report)> &work, const Report<T> &onProgress, const Report<T> &done,
    QThreadPool *pool = workers())
{
    struct TaskResult {
        std::shared_ptr<const T> value;
        bool isFinal = false;
    };
    auto *watcher = new QFutureWatcher<TaskResult>(owner);
    QObject::connect(watcher, &QFutureWatcherBase::resultReadyAt, owner, [watcher, onProgress, done](int index) {
        runAfterPainting(watcher, [watcher, onProgress, done, index] {
            const TaskResult found = watcher->resultAt(index);
            if (!found.isFinal)
                return onProgress(*found.value);
            watcher->deleteLater();
            done(*found.value);
        });
    });
    watcher->setFuture(QtConcurrent::run(pool, [work](QPromise<TaskResult> &promise) noexcept {
        lowerThreadPriority();
        const Report<T> report = [&promise](const T &value) { promise.addResult(TaskResult{std::make_shared<const T>(value), false}); };
        promise.addResult(TaskResult{std::make_shared<const T>(work(report)), true});
    }));
}

template<typename T>
void runAsync(QObject *owner, const std::function<T()> &work, const Report<T> &done, QThreadPool *pool = workers())
{
    runAsync<T>(owner, [work](const Report<T> &) { return work(); }, [](const T &) {}, done, pool);
}

} // namespace outcrop
