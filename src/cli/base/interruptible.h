// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

namespace outcrop {

/// Runs `work` on a separate thread and waits until it ends. The first interrupt only requests a stop, so that `work` can complete the current file. A second
/// interrupt ends the program.
void runInterruptibly(const std::function<void(const std::stop_token &)> &work);

} // namespace outcrop
