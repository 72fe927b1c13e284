// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <functional>

namespace outcrop {

/// A clock with one alarm. Use it from one thread; the alarm runs on that thread.
class Clock
{
public:
    virtual ~Clock() = default;

    /// Returns the current time in UTC.
    virtual QDateTime now() const = 0;
    /// Calls `ring` once, when now() reaches `time`. If `time` has already passed, calls it as soon as possible after this function returns.
    /// Replaces the previous alarm.
    virtual void setAlarm(const QDateTime &time, std::function<void()> ring) = 0;
    virtual void clearAlarm() = 0;
};

} // namespace outcrop
