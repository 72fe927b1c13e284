// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace outcrop {

/// Debounces changes: isDue() returns true after `quiet` without a further change, but no later than `maxDelay` after the first change. The caller passes the current
/// time.
class ChangeBatch
{
public:
    using Time = std::chrono::steady_clock::time_point;
    using Duration = std::chrono::milliseconds;

    ChangeBatch(Duration quiet, Duration maxDelay) : m_quietPeriod(quiet), m_maxDelay(maxDelay) { }

    void record(Time now)
    {
        m_lastChange = now;
        if (!m_firstChange)
            m_firstChange = now;
    }
    /// Returns the time at which to report the changes, or nullopt if there are none.
    std::optional<Time> dueTime() const
    {
        return m_firstChange ? std::optional(std::min(m_lastChange + m_quietPeriod, *m_firstChange + m_maxDelay)) : std::nullopt;
    }
    bool isDue(Time now) const { return m_firstChange && now >= *dueTime(); }
    /// Discards the changes, because they were reported or are irrelevant.
    void clear() { m_firstChange.reset(); }

private:
    Duration m_quietPeriod;
    Duration m_maxDelay;
    std::optional<Time> m_firstChange;
    Time m_lastChange;
};

} // namespace outcrop
