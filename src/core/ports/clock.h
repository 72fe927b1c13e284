// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <functional>

namespace outcrop {

/// /// Reports the current time and runs one alarm. For use from one thread, on which the alarm also fires.
class Clock
{
public:
    virtual ~Clock() = default;

    /// Returns the current time in UTC.
    virtual QDateTime now() const = 0;
    /// Calls `ring` once, when now() reaches `time`. If `time` has already passed, the call comes immediately, but not before this function returns.
    /// Replaces the previous alarm.
    virtual void setAlarm(const QDateTime &time, std::function<void()> ring) = 0;
    virtual void clearAlarm() = 0;
};

} // namespace outcrop
