// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tokens/cost.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>

namespace outcrop {

/// Limits the cost of calls. A call reserves its maximum cost first, so that the calls in progress cannot exceed the limit together.
class CallBudget
{
public:
    virtual ~CallBudget() = default;

    /// Reserves the maximum cost of a call. The reservation must be released. If the amount is not available, waits for the calls in progress. Error:
    /// NotAllowed if the call could exceed the limit; Interrupted.
    virtual Status reserve(const std::optional<Cost> &maxCost, const std::stop_token &stop) = 0;
    /// Replaces a reservation with the cost of the call. An unknown cost uses up the limit.
    virtual void release(const std::optional<Cost> &maxCost, const std::optional<Cost> &cost) = 0;
};

/// The cost limit of a run in this program, which its parallel calls share. Thread-safe.
class CostBudget final : public CallBudget
{
public:
    explicit CostBudget(const std::optional<Cost> &limit) : m_remainingCost(limit), m_isLimited(limit.has_value()) { }

    Status reserve(const std::optional<Cost> &maxCost, const std::stop_token &stop) override;
    void release(const std::optional<Cost> &maxCost, const std::optional<Cost> &cost) override;

private:
    bool isAvailable(const std::optional<Cost> &maxCost) const;

    std::mutex m_mutex;
    std::condition_variable_any m_changeCondition;
    std::optional<Cost> m_remainingCost; ///< the limit minus the completed calls; nullopt after a call of unknown cost
    Cost m_reservedCost;
    int m_callsInProgress = 0;
    const bool m_isLimited;
};

} // namespace outcrop
