// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/ports/store.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace outcrop {

/// Writes into a store on a separate thread, in the order of the calls: callers continue immediately. The store is opened by the first
/// piece of work. What waits when the queue goes is written first.
class StoreQueue
{
public:
    using Opener = std::function<Result<OpenedStore>()>;
    /// One piece of work, whole or absent; the store is only lent.
    using Work = std::function<Status(Store &)>;
    /// Hears what went wrong, and what opening the store found, on the queue's thread. The same failure is reported once, until something was written again.
    using Listener = std::function<void(const Diagnostic &)>;

    StoreQueue(Opener open, Listener listener);
    ~StoreQueue();
    StoreQueue(const StoreQueue &) = delete;
    StoreQueue &operator=(const StoreQueue &) = delete;

    void add(Work work);
    /// Waits until everything asked for so far was done, or could not be.
    void flush();

private:
    void run();
    void doOne(const Work &work);
    Store *openedStore();
    void tell(const Error &error);

    Opener m_open;
    Listener m_listener;
    std::unique_ptr<Store> m_store;
    QString m_told; ///< the failure that was reported last
    std::optional<std::chrono::steady_clock::time_point> m_failed; ///< when the store could not be reached

    std::mutex m_mutex;
    std::condition_variable m_asked;
    std::condition_variable m_done;
    std::deque<Work> m_waiting;
    bool m_working = false;
    bool m_closing = false;
    std::thread m_thread; ///< last: it uses all the others
};

} // namespace outcrop
