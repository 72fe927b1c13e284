// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace outcrop {

/// Runs a function asynchronously on the key store thread. All callers must use this thread, because QtKeychain has one job queue per process and processes it
/// only in that thread's event loop. Returns false if there is no QCoreApplication.
bool runOnKeychainThread(std::function<void()> work);

} // namespace outcrop
