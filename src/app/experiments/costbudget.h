// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tokens/cost.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>

namespace outcrop {

/// The cost limit of a run, which its parallel calls share. A call reserves its maximum cost first, so that the calls in progress cannot exceed the limit
/// together. Thread-safe.
class CostBudget
{
public:
    explicit CostBudget(const std::optional<Cost> &limit) : m_remaining(limit), m_isLimited(limit.has_value()) { }

    /// Reserves the maximum cost of a call. The reservation must be released. If the amount is not available, waits for the calls in progress. Error:
    /// NotAllowed if the call could exceed the limit; Interrupted.
    Status reserve(const std::optional<Cost> &maxCost, const std::stop_token &stop);
    /// Replaces a reservation with the cost of the call. An unknown cost uses up the limit.
    void release(const std::optional<Cost> &maxCost, const std::optional<Cost> &cost);

private:
    bool isAvailable(const std::optional<Cost> &maxCost) const;

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Cost> m_remaining; ///< the limit minus the completed calls; nullopt after a call of unknown cost
    Cost m_reserved;
    int m_callsInProgress = 0;
    const bool m_isLimited;
};

} // namespace outcrop
