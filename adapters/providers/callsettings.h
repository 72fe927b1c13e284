// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httptransport.h"
#include "core/exchange/retrypolicy.h"

#include <functional>

namespace outcrop {

/// Waits, and returns whether it waited that long: false if it was stopped. Tests replace the clock here.
using Waiter = std::function<bool(std::chrono::milliseconds time, const std::stop_token &stop)>;

/// Really waits.
bool waitFor(std::chrono::milliseconds time, const std::stop_token &stop);
/// From 0 up to 1.
double randomShare();

/// How providers are called.
struct CallSettings {
    HttpNetwork network = {};
    RetryPolicy retries = {};
    int callsAtOnce = 4; ///< of one provider
    Waiter wait = waitFor;
    std::function<double()> random = randomShare;
};

} // namespace outcrop
