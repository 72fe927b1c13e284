// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/backgroundclassification.h"

#include <algorithm>
#include <chrono>

namespace outcrop {
namespace {

/// Number of interactions before the first new one that are read again, because friction depends on the earlier questions of a session.
constexpr RecordId overlapInteractions = 500;
/// Time without a request before the classification begins, and the longest delay.
constexpr auto pauseLength = std::chrono::milliseconds(250);
constexpr auto longestDelay = std::chrono::seconds(10);

} // namespace

BackgroundClassification::BackgroundClassification(
    Store &store, const QString &source, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy, FailureListener failed)
    : m_store(store)
    , m_source(source)
    , m_preprocessor(preprocessor)
    , m_taxonomy(taxonomy)
    , m_failureListener(std::move(failed))
    , m_thread([this] { run(); })
{
}

BackgroundClassification::~BackgroundClassification()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isClosing = true;
        m_isUrgent = true;
    }
    m_changeCondition.notify_all();
    m_thread.join();
}

void BackgroundClassification::request()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isRequested = true;
        ++m_requests;
    }
    m_changeCondition.notify_all();
}

qint64 BackgroundClassification::finish()
{
    std::unique_lock lock(m_mutex);
    m_isUrgent = true;
    m_changeCondition.notify_all();
    m_changeCondition.wait(lock, [this] { return !m_isRequested && !m_isWorking; });
    m_isUrgent = m_isClosing;
    return m_classifiedCount;
}

void BackgroundClassification::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changeCondition.wait(lock, [this] { return m_isRequested || m_isClosing; });
        if (!m_isRequested)
            return;
        waitForPause(lock);
        m_isRequested = false;
        m_isWorking = true;
        lock.unlock();
        const Status doneStatus = classifyNew();
        if (!doneStatus && m_failureListener)
            m_failureListener(doneStatus.error());
        lock.lock();
        m_isWorking = false;
        m_changeCondition.notify_all();
    }
}

void BackgroundClassification::waitForPause(std::unique_lock<std::mutex> &lock)
{
    const auto latestTime = std::chrono::steady_clock::now() + longestDelay;
    for (qint64 seen = -1; seen != m_requests && !m_isUrgent && std::chrono::steady_clock::now() < latestTime;) {
        seen = m_requests;
        m_changeCondition.wait_for(lock, pauseLength, [this] { return m_isUrgent; });
    }
}

Status BackgroundClassification::classifyNew()
{
    ClassifyJob job;
    job.filter.where = {{QStringLiteral("source"), {m_source}}};
    job.filter.after = std::max(RecordId(0), m_lastClassifiedId - overlapInteractions);
    RecordId last = m_lastClassifiedId;
    qint64 classifiedCount = 0;
    const Result<ClassifyReport> report = classifyInteractions(m_store, job, m_preprocessor, m_taxonomy, {}, [&](const ClassifiedInteraction &one) {
        classifiedCount += one.interaction.id > m_lastClassifiedId && one.isChanged ? 1 : 0; // the first request also reads interactions of an earlier run
        last = std::max(last, one.interaction.id);
    });
    if (!report)
        return report.error();
    m_lastClassifiedId = last;
    const std::scoped_lock lock(m_mutex);
    m_classifiedCount += classifiedCount;
    return success();
}

} // namespace outcrop
