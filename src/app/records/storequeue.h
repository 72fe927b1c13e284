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

/// Writes to a store on a separate thread, in call order; calls return immediately. The first task opens the store. The destructor runs all waiting tasks.
class StoreQueue
{
public:
    using Opener = std::function<Result<OpenedStore>()>;
    /// A task that is one transaction. It must not keep the reference to the store.
    using Work = std::function<Status(Store &)>;
    /// Receives failures and the findings of opening the store, on the queue's thread. A repeated failure is reported once, until a write succeeds.
    using Listener = std::function<void(const Diagnostic &)>;

    StoreQueue(Opener open, Listener listener);
    ~StoreQueue();
    StoreQueue(const StoreQueue &) = delete;
    StoreQueue &operator=(const StoreQueue &) = delete;

    void add(Work work);
    /// Waits until all tasks added so far have succeeded or failed.
    void flush();

private:
    void run();
    void runWork(const Work &work);
    Store *openStoreIfNeeded();
    void reportError(const Error &error);

    Opener m_open;
    Listener m_listener;
    std::unique_ptr<Store> m_store;
    QString m_lastReportedFailure; ///< the last reported failure
    std::optional<std::chrono::steady_clock::time_point> m_failureTime; ///< time of the last failure to reach the store

    std::mutex m_mutex;
    std::condition_variable m_workAddedCondition;
    std::condition_variable m_workDoneCondition;
    std::deque<Work> m_waitingWork;
    bool m_isWorking = false;
    bool m_isClosing = false;
    std::thread m_thread; ///< last member, because the thread uses all others
};

} // namespace outcrop
