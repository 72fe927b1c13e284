// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <functional>

class QThreadPool;

namespace outcrop {

/// How numbers are shared out among threads.
struct Sharing {
    qsizetype portion = 32;      ///< numbers that a thread takes at a time: 1 where each is much work
    QThreadPool *pool = nullptr; ///< whose threads help; the core's own where none is given
};

/// Calls `work` once for every number from 0 to `count` - 1, and returns when all is done. The calling thread, which may be one of the pool's, works too,
/// and only threads that have nothing to do help it: QtConcurrent's maps wait for a free thread, and where all threads wait for one, they do so for ever.
/// Each call must touch only what belongs to its number; then the result does not depend on the cores.
void forEachParallel(qsizetype count, const std::function<void(qsizetype)> &work, const Sharing &sharing = {});

} // namespace outcrop
