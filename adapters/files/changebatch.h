// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace outcrop {

/// Debounces changes: isDue() returns true after `quiet` without a further change, but at most `maxDelay` after the first change. The caller passes the current
/// time.
class ChangeBatch
{
public:
    using Time = std::chrono::steady_clock::time_point;
    using Span = std::chrono::milliseconds;

    ChangeBatch(Span quiet, Span maxDelay) : m_quiet(quiet), m_maxDelay(maxDelay) { }

    void record(Time now)
    {
        m_last = now;
        if (!m_first)
            m_first = now;
    }
    /// Returns the time at which to report the changes, or nullopt if there are none.
    std::optional<Time> due() const
    {
        return m_first ? std::optional(std::min(m_last + m_quiet, *m_first + m_maxDelay)) : std::nullopt;
    }
    bool isDue(Time now) const { return m_first && now >= *due(); }
    /// Discards the changes, because they were reported or are irrelevant.
    void clear() { m_first.reset(); }

private:
    Span m_quiet;
    Span m_maxDelay;
    std::optional<Time> m_first;
    Time m_last;
};

} // namespace outcrop
