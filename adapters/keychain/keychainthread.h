// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace outcrop {

/// Runs something on the one thread that talks to the system's key store, and returns immediately. QtKeychain keeps one queue of jobs for the whole program and
/// goes on with it only where that thread's event loop runs, so it must always be the same thread, for all callers. False where the program has no
/// QCoreApplication: then nothing can be delivered.
bool onKeychainThread(std::function<void()> work);

} // namespace outcrop
