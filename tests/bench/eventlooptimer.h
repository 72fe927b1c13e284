// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace outcrop::bench {

/// Measures how long the event loop works between two waits, which the user perceives as a freeze.
class EventLoopTimer
{
public:
    EventLoopTimer()
    {
        auto *loop = QAbstractEventDispatcher::instance();
        QObject::connect(loop, &QAbstractEventDispatcher::awake, loop, [this] { begin(); });
        QObject::connect(loop, &QAbstractEventDispatcher::aboutToBlock, loop, [this] { end(); });
    }

    void begin()
    {
        if (!m_clock.isValid())
            m_clock.start();
    }

    void end()
    {
        if (m_clock.isValid())
            m_longest = std::max(m_longest, double(m_clock.nsecsElapsed()) / 1e6);
        m_clock.invalidate();
    }

    /// Returns the longest time between two waits since the last call, in milliseconds.
    double takeLongest() { return std::exchange(m_longest, 0); }

private:
    QElapsedTimer m_clock;
    double m_longest = 0;
};

} // namespace outcrop::bench
