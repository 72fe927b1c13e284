// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <functional>

class QThreadPool;

namespace outcrop {

/// Options of forEachParallel().
struct ParallelOptions {
    qsizetype batchSize =
        32; ///< numbers that a thread processes in one batch; use 1 if the work for each number is large
    QThreadPool *pool = nullptr; ///< pool that provides the idle threads; nullptr for the pool of the core
};

/// Calls `work` once for every number from 0 to `count` - 1 and returns when all calls are finished. The calling thread takes part, even if it
/// belongs to the pool, and only idle threads of the pool are added. QtConcurrent's map functions instead wait for a free thread, and deadlock if
/// all threads wait. Each call may access only the data of its number, so that the result does not depend on the number of threads.
void forEachParallel(qsizetype count, const std::function<void(qsizetype)> &work, const ParallelOptions &options = {});

} // namespace outcrop
