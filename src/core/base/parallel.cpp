// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parallel.h"

#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <atomic>

namespace outcrop {
namespace {

/// Qt's global pool is not used, because Qt paints large areas on it.
QThreadPool *coreThreads()
{
    static QThreadPool pool;
    return &pool;
}

} // namespace

void forEachParallel(qsizetype count, const std::function<void(qsizetype)> &work, const ParallelOptions &options)
{
    std::atomic<qsizetype> next = 0;
    const auto takePortions = [&] {
        for (qsizetype start = next.fetch_add(options.portion); start < count; start = next.fetch_add(options.portion)) {
            for (qsizetype i = start; i < std::min(start + options.portion, count); ++i)
                work(i);
        }
    };
    QSemaphore done;
    const auto help = [&] {
        takePortions();
        done.release();
    };
    QThreadPool *const pool = options.pool ? options.pool : coreThreads();
    const qsizetype mostHelpers = std::min<qsizetype>(QThread::idealThreadCount(), (count + options.portion - 1) / options.portion) - 1;
    int helpers = 0;
    while (helpers < mostHelpers && pool->tryStart(help))
        ++helpers;
    takePortions();
    done.acquire(helpers);
}

} // namespace outcrop
