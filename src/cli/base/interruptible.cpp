// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/interruptible.h"

#include "cli/base/interruptguard.h"

#include <chrono>
#include <exception>
#include <future>

namespace outcrop {

void runInterruptibly(const std::function<void(const std::stop_token &)> &work)
{
    constexpr auto look = std::chrono::milliseconds(20);
    const InterruptGuard guard;
    std::stop_source stop;
    std::future<void> done = std::async(std::launch::async, [&] { work(stop.get_token()); });
    while (done.wait_for(look) != std::future_status::ready) {
        if (guard.isInterrupted())
            stop.request_stop();
    }
    done.get(); // an exception is an internal error, which main() reports
}

} // namespace outcrop
