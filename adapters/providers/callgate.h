// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace outcrop {

/// Limits the number of parallel calls; further calls wait.
class CallGate
{
public:
    explicit CallGate(int maxCalls) : m_max(maxCalls), m_freeSlots(maxCalls) { }

    /// Raises the limit to `maxCalls`. Has no effect if the limit is not lower.
    void raiseLimit(int maxCalls)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_freeSlots += std::max(0, maxCalls - m_max);
            m_max = std::max(m_max, maxCalls);
        }
        m_changeCondition.notify_all();
    }

    /// Acquires a slot for one call and releases it on destruction. Converts to false if the wait was stopped.
    class Slot
    {
    public:
        Slot(CallGate &gate, const std::stop_token &stop) : m_gate(gate), m_isAcquired(gate.acquireSlot(stop)) { }
        ~Slot()
        {
            if (m_isAcquired)
                m_gate.releaseSlot();
        }
        Slot(const Slot &) = delete;
        Slot &operator=(const Slot &) = delete;
        explicit operator bool() const { return m_isAcquired; }

    private:
        CallGate &m_gate;
        const bool m_isAcquired;
    };

private:
    bool acquireSlot(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        if (!m_changeCondition.wait(lock, stop, [this] { return m_freeSlots > 0; }))
            return false;
        --m_freeSlots;
        return true;
    }
    void releaseSlot()
    {
        {
            const std::lock_guard lock(m_mutex);
            ++m_freeSlots;
        }
        m_changeCondition.notify_one();
    }

    std::mutex m_mutex;
    std::condition_variable_any m_changeCondition;
    int m_max;
    int m_freeSlots;
};

} // namespace outcrop
