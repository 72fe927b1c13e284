// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <functional>

class QThreadPool;

namespace outcrop {

/// How forEachParallel() distributes numbers to threads.
struct ParallelOptions {
    qsizetype portion = 32;      ///< numbers per portion that a thread takes; 1 if the work for each number is large
    QThreadPool *pool = nullptr; ///< pool whose idle threads help; nullptr for the core's pool
};

/// Calls `work` once for every number from 0 to `count` - 1 and returns when all calls are finished. The calling thread works too, even if it belongs to
/// the pool, and only idle threads help it. QtConcurrent's map functions instead wait for a free thread, and deadlock if all threads wait. Each call may
/// touch only the data of its number, so that the result does not depend on the number of threads.
void forEachParallel(qsizetype count, const std::function<void(qsizetype)> &work, const ParallelOptions &options = {});

} // namespace outcrop
