// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parallel.h"

#include "core/base/englishthread.h"

#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <atomic>

namespace outcrop {
namespace {

/// Returns the pool of the core, which is separate from Qt's global pool, because Qt paints large areas on that pool.
QThreadPool *coreThreads()
{
    static QThreadPool pool;
    return &pool;
}

} // namespace

void forEachParallel(qsizetype count, const std::function<void(qsizetype)> &work, const ParallelOptions &options)
{
    std::atomic<qsizetype> next = 0;
    const auto processBatches = [&] {
        for (qsizetype start = next.fetch_add(options.batchSize); start < count;
             start = next.fetch_add(options.batchSize)) {
            for (qsizetype i = start; i < std::min(start + options.batchSize, count); ++i)
                work(i);
        }
    };
    QSemaphore done;
    const auto help = [&, isEnglish = EnglishThread::isInEffect()] {
        const EnglishThread texts(isEnglish);
        processBatches();
        done.release();
    };
    QThreadPool *const pool = options.pool ? options.pool : coreThreads();
    const qsizetype mostHelpers =
        std::min<qsizetype>(QThread::idealThreadCount(), (count + options.batchSize - 1) / options.batchSize) - 1;
    int helpers = 0;
    while (helpers < mostHelpers && pool->tryStart(help))
        ++helpers;
    processBatches();
    done.acquire(helpers);
}

} // namespace outcrop
