// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/costbudget.h"

#include "app/send/costlimit.h"

namespace outcrop {

Status CostBudget::reserve(const std::optional<Cost> &maxCost, const std::stop_token &stop)
{
    if (!m_isLimited)
        return success();
    std::unique_lock lock(m_mutex);
    const bool isReady = m_changeCondition.wait(lock, stop, [&] { return m_callsInProgress == 0 || isAvailable(maxCost); });
    if (!isReady)
        return Error{ErrorCode::Interrupted, QStringLiteral("Stopped."), {}};
    if (const std::optional<Error> error = checkCostLimit(maxCost, m_remainingCost.value_or(Cost())))
        return *error;
    m_reservedCost += *maxCost;
    ++m_callsInProgress;
    return success();
}

void CostBudget::release(const std::optional<Cost> &maxCost, const std::optional<Cost> &cost)
{
    if (!m_isLimited)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_remainingCost = m_remainingCost - cost;
        m_reservedCost = m_reservedCost - maxCost.value_or(Cost());
        --m_callsInProgress;
    }
    m_changeCondition.notify_all();
}

bool CostBudget::isAvailable(const std::optional<Cost> &maxCost) const
{
    return maxCost && m_remainingCost && *maxCost <= *m_remainingCost - m_reservedCost;
}

} // namespace outcrop
