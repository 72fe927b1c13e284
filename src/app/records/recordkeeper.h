// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storeplace.h"
#include "app/records/storequeue.h"
#include "app/send/recordturn.h"

#include <map>

namespace outcrop {

/// Keeps what happens in workspaces, each in its own store. Nothing waits: what is asked for is written in its order by another thread, and what is
/// left when the keeper goes is written first. Failures are reported and do not stop the work. Any thread may ask.
class RecordKeeper
{
public:
    explicit RecordKeeper(KeyRing &keys, StoreQueue::Listener listener = {}) : m_keys(keys), m_listener(std::move(listener)) { }
    RecordKeeper(const RecordKeeper &) = delete;
    RecordKeeper &operator=(const RecordKeeper &) = delete;

    /// Receives failures, on another thread; none if empty. After this returns, the previous one is not called any more.
    void setListener(StoreQueue::Listener listener);

    void keep(const StorePlace &place, StoreQueue::Work work) { queueOf(place).add(std::move(work)); }
    void keep(const OpenedWorkspace &opened, StoreQueue::Work work) { keep(storePlace(opened), std::move(work)); }
    /// Cleaned and classified by the workspace's rules. Nothing for a turn that still waits for its answer.
    void keepTurn(const OpenedWorkspace &opened, const SendOutcome &outcome);
    /// Waits until all is written, or could not be.
    void flush();

private:
    StoreQueue &queueOf(const StorePlace &place);
    void tell(const Diagnostic &finding);

    KeyRing &m_keys;
    std::mutex m_telling;
    StoreQueue::Listener m_listener;
    std::mutex m_mutex;
    std::map<QString, std::unique_ptr<StoreQueue>> m_queues; ///< by folder and address
};

} // namespace outcrop
