// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recordkeeper.h"

namespace outcrop {

void RecordKeeper::setListener(StoreQueue::Listener listener)
{
    const std::scoped_lock lock(m_telling);
    m_listener = std::move(listener);
}

void RecordKeeper::tell(const Diagnostic &finding)
{
    const std::scoped_lock lock(m_telling);
    if (m_listener)
        m_listener(finding);
}

StoreQueue &RecordKeeper::queueOf(const StorePlace &place)
{
    const std::scoped_lock lock(m_mutex);
    std::unique_ptr<StoreQueue> &queue = m_queues[QString(place.folder + QChar::LineFeed + place.address)];
    if (!queue)
        queue = std::make_unique<StoreQueue>([this, place] { return openStore(place, m_keys); }, [this](const Diagnostic &finding) { tell(finding); });
    return *queue;
}

void RecordKeeper::keepTurn(const OpenedWorkspace &opened, const SendOutcome &outcome)
{
    if (!outcome.isWaiting() && outcome.record.started.isValid())
        keep(opened, [opened, outcome](Store &store) { return storeTurn(store, recordOf(opened, outcome)); });
}

void RecordKeeper::flush()
{
    std::vector<StoreQueue *> queues;
    {
        const std::scoped_lock lock(m_mutex);
        for (const auto &[place, queue] : m_queues)
            queues.push_back(queue.get());
    }
    for (StoreQueue *queue : queues)
        queue->flush();
}

} // namespace outcrop
