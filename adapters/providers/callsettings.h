// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httptransport.h"
#include "core/exchange/retrypolicy.h"

#include <functional>

namespace outcrop {

/// Waits for the given time. Returns true if the full time passed, false if the wait was stopped. Tests replace this function.
using WaitFunction = std::function<bool(std::chrono::milliseconds time, const std::stop_token &stop)>;

/// The default WaitFunction, which waits in real time.
bool waitFor(std::chrono::milliseconds time, const std::stop_token &stop);
/// Returns a random number from 0 (inclusive) to 1 (exclusive).
double randomUniform();

struct CallSettings {
    HttpSettings network = {};
    RetryPolicy retries = {};
    int maxParallelCalls = 4; ///< maximum number of parallel calls per provider
    WaitFunction wait = waitFor;
    std::function<double()> randomFraction = randomUniform;
};

} // namespace outcrop
