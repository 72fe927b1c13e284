// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/clock.h"

#include <QTimer>

namespace outcrop {

/// The system clock. An alarm compares the time of day at least once a minute. It therefore fires soon after the computer resumes or its clock is changed. Needs the
/// event loop of the thread that created it.
class SystemClock : public Clock
{
public:
    SystemClock();
    SystemClock(const SystemClock &) = delete;
    SystemClock &operator=(const SystemClock &) = delete;

    QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
    void setAlarm(const QDateTime &time, std::function<void()> callback) override;
    void clearAlarm() override;

private:
    void checkTime();
    void startTimer();

    QTimer m_timer;
    QDateTime m_time;
    std::function<void()> m_callback;
};

} // namespace outcrop
