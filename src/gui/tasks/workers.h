// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

#include <functional>

namespace outcrop {

/// The threads that the window's own work runs on. Not Qt's global pool: Qt paints large areas on that one and waits until they are done, so that
/// a long render there would hold the window.
QThreadPool *workers();

/// forEachParallel() on the workers, one number at a time.
void forEachOnWorkers(qsizetype count, const std::function<void(qsizetype)> &work);

/// The thread that calls this gets less of the processor than the event loop, from now on, and so do the threads it starts: a key press comes first.
void lowerThreadPriority();

} // namespace outcrop
