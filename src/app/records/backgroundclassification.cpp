// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/backgroundclassification.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Interactions before the first new one that are read again, because friction depends on the earlier questions of a session.
constexpr RecordId earlierRead = 500;

} // namespace

BackgroundClassification::BackgroundClassification(
    Store &store, const QString &source, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy, FailureListener failed)
    : m_store(store)
    , m_source(source)
    , m_preprocessor(preprocessor)
    , m_taxonomy(taxonomy)
    , m_failed(std::move(failed))
    , m_thread([this] { run(); })
{
}

BackgroundClassification::~BackgroundClassification()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isClosing = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void BackgroundClassification::request()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isRequested = true;
    }
    m_changed.notify_all();
}

qint64 BackgroundClassification::finish()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_isRequested && !m_isWorking; });
    return m_classified;
}

void BackgroundClassification::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_isRequested || m_isClosing; });
        if (!m_isRequested)
            return;
        m_isRequested = false;
        m_isWorking = true;
        lock.unlock();
        const Status done = classifyNew();
        if (!done && m_failed)
            m_failed(done.error());
        lock.lock();
        m_isWorking = false;
        m_changed.notify_all();
    }
}

Status BackgroundClassification::classifyNew()
{
    ClassifyJob job;
    job.filter.where = {{QStringLiteral("source"), {m_source}}};
    job.filter.after = std::max(RecordId(0), m_last - earlierRead);
    RecordId last = m_last;
    qint64 classified = 0;
    const Result<ClassifyReport> report = classifyInteractions(m_store, job, m_preprocessor, m_taxonomy, {}, [&](const ClassifiedInteraction &one) {
        classified += one.interaction.id > m_last ? 1 : 0;
        last = std::max(last, one.interaction.id);
    });
    if (!report)
        return report.error();
    m_last = last;
    const std::scoped_lock lock(m_mutex);
    m_classified += classified;
    return success();
}

} // namespace outcrop
