// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/recordwriter.h"

#include "app/records/interactionpreprocessor.h"
#include "app/records/purgeinteractions.h"

namespace outcrop {
namespace {

/// Removes interactions beyond the retention period before new ones are written.
Status enforceRetention(Store &store, const StoreLocation &location)
{
    const std::optional<RecordFilter> old = expiredRecordFilter(location, QDateTime::currentDateTimeUtc());
    const Result<PurgeReport> removed = old ? removeInteractions(store, *old) : Result<PurgeReport>(PurgeReport());
    return removed ? success() : Status(removed.error());
}

} // namespace

void RecordWriter::setListener(StoreQueue::Listener listener)
{
    const std::scoped_lock lock(m_listenerMutex);
    m_listener = std::move(listener);
}

void RecordWriter::report(const Diagnostic &finding)
{
    const std::scoped_lock lock(m_listenerMutex);
    if (m_listener)
        m_listener(finding);
}

StoreQueue &RecordWriter::findOrCreateQueue(const StoreLocation &location)
{
    const std::scoped_lock lock(m_mutex);
    const QString state = location.configError
        ? QStringLiteral("?")
        : QString(); // a separate queue, so that recording works again once config.toml is fixed
    std::unique_ptr<StoreQueue> &queue =
        m_queues[QString(location.folder + QChar::LineFeed + location.address + QChar::LineFeed + state)];
    if (queue)
        return *queue;
    queue = std::make_unique<StoreQueue>(
        [this, location] { return openStore(location, m_keys); }, [this](const Diagnostic &finding) { report(finding); });
    if (location.retentionDays > 0)
        queue->add([location](Store &store) { return enforceRetention(store, location); });
    return *queue;
}

void RecordWriter::writeTurn(const OpenedWorkspace &opened, const SendOutcome &outcome)
{
    if (!outcome.isWaiting() && outcome.record.startTime.isValid())
        write(opened, [opened, outcome](Store &store) {
            return prepareAndStoreTurn(store, recordOf(opened, outcome), InteractionPreprocessor(opened));
        });
}

void RecordWriter::flush()
{
    std::vector<StoreQueue *> queues;
    {
        const std::scoped_lock lock(m_mutex);
        for (const auto &[location, queue] : m_queues)
            queues.push_back(queue.get());
    }
    for (StoreQueue *queue : queues)
        queue->flush();
}

} // namespace outcrop
