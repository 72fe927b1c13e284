// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace outcrop {

/// Debounces changes: they are due when none came for `quiet`, at the latest `storm` after the first. Has no clock; the caller passes the time.
class ChangeBatch
{
public:
    using Time = std::chrono::steady_clock::time_point;
    using Span = std::chrono::milliseconds;

    ChangeBatch(Span quiet, Span storm) : m_quiet(quiet), m_storm(storm) { }

    void record(Time now)
    {
        m_last = now;
        if (!m_first)
            m_first = now;
    }
    /// Returns when the changes are to be reported, or nullopt if there are none.
    std::optional<Time> due() const { return m_first ? std::optional(std::min(m_last + m_quiet, *m_first + m_storm)) : std::nullopt; }
    bool isDue(Time now) const { return m_first && now >= *due(); }
    /// Discards the changes, after they were reported or if they do not count.
    void clear() { m_first.reset(); }

private:
    Span m_quiet;
    Span m_storm;
    std::optional<Time> m_first;
    Time m_last;
};

} // namespace outcrop
