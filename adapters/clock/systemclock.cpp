// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/clock/systemclock.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 oneLook = 60'000; // longest timer interval, ms

} // namespace

SystemClock::SystemClock()
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { check(); });
}

void SystemClock::setAlarm(const QDateTime &time, std::function<void()> ring)
{
    m_time = time;
    m_ring = std::move(ring);
    wait();
}

void SystemClock::clearAlarm()
{
    m_timer.stop();
    m_ring = {};
}

void SystemClock::wait()
{
    m_timer.start(int(std::clamp(now().msecsTo(m_time), qint64(0), oneLook)));
}

void SystemClock::check()
{
    if (now() < m_time) {
        wait();
        return;
    }
    const std::function<void()> ring = std::exchange(m_ring, {});
    if (ring)
        ring();
}

} // namespace outcrop
