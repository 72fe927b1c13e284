// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/storequeue.h"

#include "app/records/recordsmessages.h"

namespace outcrop {
namespace {

/// Wait before the next attempt to open an unreachable store, since each attempt may wait for the network.
constexpr auto retryDelay = std::chrono::seconds(30);

} // namespace

StoreQueue::StoreQueue(Opener open, Listener listener) : m_open(std::move(open)), m_listener(std::move(listener)), m_thread([this] { run(); }) { }

StoreQueue::~StoreQueue()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isClosing = true;
    }
    m_workAddedCondition.notify_one();
    m_thread.join();
}

void StoreQueue::add(Work work)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_waitingWork.push_back(std::move(work));
    }
    m_workAddedCondition.notify_one();
}

void StoreQueue::flush()
{
    std::unique_lock lock(m_mutex);
    m_workDoneCondition.wait(lock, [this] { return m_waitingWork.empty() && !m_isWorking; });
}

void StoreQueue::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_workAddedCondition.wait(lock, [this] { return m_isClosing || !m_waitingWork.empty(); });
        if (m_waitingWork.empty())
            return;
        const Work work = std::move(m_waitingWork.front());
        m_waitingWork.pop_front();
        m_isWorking = true;
        lock.unlock();
        runWork(work);
        lock.lock();
        m_isWorking = false;
        m_workDoneCondition.notify_all();
    }
}

void StoreQueue::runWork(const Work &work)
{
    Store *store = openStoreIfNeeded();
    if (!store)
        return;
    const Status doneStatus = work(*store);
    if (doneStatus)
        return m_lastReportedFailure.clear();
    reportError(doneStatus.error());
    if (doneStatus.error().code != ErrorCode::Unreadable)
        return;
    m_store.reset(); // open the store again for a later task
    m_failureTime = std::chrono::steady_clock::now();
}

Store *StoreQueue::openStoreIfNeeded()
{
    const auto now = std::chrono::steady_clock::now();
    if (m_store || (m_failureTime && now - *m_failureTime < retryDelay))
        return m_store.get();
    Result<OpenedStore> opened = m_open();
    if (!opened) {
        m_failureTime = std::chrono::steady_clock::now();
        reportError(opened.error());
        return nullptr;
    }
    m_failureTime.reset();
    m_store = std::move(opened->store);
    for (const Diagnostic &finding : opened->findings)
        m_listener(finding);
    if (!opened->findings.isEmpty())
        m_lastReportedFailure = m_store->readOnlyReason(); // already reported as a finding
    return m_store.get();
}

void StoreQueue::reportError(const Error &error)
{
    if (error.message == m_lastReportedFailure)
        return;
    m_lastReportedFailure = error.message;
    m_listener({Severity::Warning, QStringLiteral("store-not-written"), recordsmessages::notRecorded(error.message), error.location});
}

} // namespace outcrop
