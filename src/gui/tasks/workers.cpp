// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/workers.h"

#include "core/base/parallel.h"

#include <QCoreApplication>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace outcrop {

QThreadPool *workers()
{
    static QThreadPool pool;
    // Running work reads static data, which is destroyed before the pool. So the program waits for the work before it exits.
    static const bool isWaitedFor = (qAddPostRoutine([] { pool.waitForDone(); }), true);
    Q_UNUSED(isWaitedFor)
    return &pool;
}

void forEachOnWorkers(qsizetype count, const std::function<void(qsizetype)> &work)
{
    forEachParallel(count, work, {.batchSize = 1, .pool = workers()});
}

void lowerThreadPriority()
{
#ifdef __linux__
    constexpr int nicer = 8;
    static thread_local bool isLowered = false;
    if (!isLowered)
        setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nicer); // PRIO_PROCESS with a thread ID affects only that thread on Linux
    isLowered = true;
#endif
}

} // namespace outcrop
