// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

#include <functional>

namespace outcrop {

/// The threads that the window's own work runs on. Not Qt's global pool: Qt paints large areas on that one and waits until they are done, so that
/// a long render there would hold the window.
QThreadPool *workers();

/// Calls `work` once for every number from 0 to `count` - 1 and returns when all is done. The calling thread, which may be one of the workers, works too, and
/// only workers that have nothing to do help it: QtConcurrent's maps wait for a free thread, and where all threads wait for one, they do so for ever.
/// Each call must touch only what belongs to its number.
void forEachOnWorkers(qsizetype count, const std::function<void(qsizetype)> &work);

/// The thread that calls this gets less of the processor than the event loop, from now on, and so do the threads it starts: a key press comes first.
void lowerThreadPriority();

} // namespace outcrop
