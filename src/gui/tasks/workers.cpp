// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/workers.h"

#include <QSemaphore>

#include <atomic>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

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

void lowerThreadPriority()
{
#ifdef __linux__
    constexpr int nicer = 8;
    static thread_local bool done = false;
    if (!done)
        setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nicer); // a thread, despite the name
    done = true;
#endif
}

} // namespace outcrop
