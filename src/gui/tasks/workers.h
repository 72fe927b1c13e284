// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

#include <functional>

namespace outcrop {

/// Returns the thread pool for background work. Qt paints large areas with its global pool and waits for it, so a long render there would block the
/// window.
QThreadPool *workers();

/// Calls the function on the workers for each number from 0 to `count` - 1, see forEachParallel(). Returns when all calls are complete.
void forEachOnWorkers(qsizetype count, const std::function<void(qsizetype)> &work);

/// Lowers the priority of the calling thread, and of threads it starts, below that of the GUI thread, so that typing stays responsive. Does nothing on
/// systems other than Linux.
void lowerThreadPriority();

} // namespace outcrop
