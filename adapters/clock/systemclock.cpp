// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/clock/systemclock.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maxInterval = 60'000; // ms; the longest time until a changed clock is noticed

} // namespace

SystemClock::SystemClock()
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { checkTime(); });
}

void SystemClock::setAlarm(const QDateTime &time, std::function<void()> callback)
{
    m_time = time;
    m_callback = std::move(callback);
    startTimer();
}

void SystemClock::clearAlarm()
{
    m_timer.stop();
    m_callback = {};
}

void SystemClock::startTimer()
{
    m_timer.start(int(std::clamp(now().msecsTo(m_time), qint64(0), maxInterval)));
}

void SystemClock::checkTime()
{
    if (now() < m_time) {
        startTimer();
        return;
    }
    const std::function<void()> callback = std::exchange(m_callback, {});
    if (callback)
        callback();
}

} // namespace outcrop
