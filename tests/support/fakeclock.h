// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/clock.h"

#include <algorithm>
#include <utility>

namespace outcrop::testing {

/// A clock that a test advances.
class FakeClock : public Clock
{
public:
    explicit FakeClock(const QDateTime &now) : m_now(now) { }

    QDateTime now() const override { return m_now; }
    void setAlarm(const QDateTime &time, std::function<void()> callback) override
    {
        m_time = time;
        m_callback = std::move(callback);
    }
    void clearAlarm() override { m_callback = {}; }

    bool hasAlarm() const { return bool(m_callback); }
    /// Advances the clock. Triggers every alarm that becomes due, at its time.
    void advanceTo(const QDateTime &time)
    {
        while (m_callback && m_time <= time) {
            m_now = std::max(m_now, m_time);
            std::exchange(m_callback, {})();
        }
        m_now = time;
    }
    /// Simulates sleep: an alarm is triggered only after wake-up.
    void sleepUntil(const QDateTime &time)
    {
        m_now = time;
        advanceTo(time);
    }

private:
    QDateTime m_now;
    QDateTime m_time;
    std::function<void()> m_callback;
};

} // namespace outcrop::testing
