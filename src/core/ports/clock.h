// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <functional>

namespace outcrop {

/// What time it is, and an alarm. Serves one thread, on which the alarm rings.
class Clock
{
public:
    virtual ~Clock() = default;

    /// In UTC.
    virtual QDateTime now() const = 0;
    /// Rings once, as soon as now() is at or behind `time`: immediately for a time that passed while the machine slept, but never before this returns.
    /// An alarm that was set before is forgotten.
    virtual void setAlarm(const QDateTime &time, std::function<void()> ring) = 0;
    virtual void clearAlarm() = 0;
};

} // namespace outcrop
