// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/work/workers.h"

#include <QSemaphore>

#include <atomic>

namespace outcrop {

QThreadPool *workers()
{
    static QThreadPool pool;
    return &pool;
}

void forEachOnWorkers(qsizetype count, const std::function<void(qsizetype)> &work)
{
    std::atomic<qsizetype> next = 0;
    const auto takeAll = [&] {
        for (qsizetype i = next++; i < count; i = next++)
            work(i);
    };
    QSemaphore done;
    int helpers = 0;
    const auto help = [&] {
        takeAll();
        done.release();
    };
    while (helpers + 1 < count && workers()->tryStart(help))
        ++helpers;
    takeAll();
    done.acquire(helpers);
}

} // namespace outcrop
