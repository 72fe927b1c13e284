// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

namespace outcrop {

/// The threads that the window's own work runs on. Not Qt's global pool: Qt paints large areas on that one and waits until they are done, so that
/// a long render there would hold the window.
QThreadPool *workers();

} // namespace outcrop
