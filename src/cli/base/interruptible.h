// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

namespace outcrop {

/// Runs long work on a separate thread. An interrupt asks it to stop, and then its own end is waited for, so that nothing is left
/// half-written; a second one ends the program as always.
void doInterruptibly(const std::function<void(const std::stop_token &)> &work);

} // namespace outcrop
