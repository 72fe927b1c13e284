// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storelocation.h"
#include "app/records/storequeue.h"
#include "app/send/recordturn.h"

#include <map>

namespace outcrop {

/// Records events of workspaces, each in the store of its workspace. Calls return immediately; a separate thread writes in call order. The destructor waits
/// until all events are written. Failures are reported and do not stop the program. Thread-safe.
class RecordWriter
{
public:
    explicit RecordWriter(KeyRing &keys, StoreQueue::Listener listener = {})
        : m_keys(keys)
        , m_listener(std::move(listener))
    {
    }
    RecordWriter(const RecordWriter &) = delete;
    RecordWriter &operator=(const RecordWriter &) = delete;

    /// Sets the receiver of failures, which is called on another thread. Empty: none. After this returns, the previous listener is not called again.
    void setListener(StoreQueue::Listener listener);

    void write(const StoreLocation &location, StoreQueue::Work work) { findOrCreateQueue(location).add(std::move(work)); }
    void write(const OpenedWorkspace &opened, StoreQueue::Work work) { write(storeLocation(opened), std::move(work)); }
    /// Records a turn, redacted and classified by the workspace's rules. Ignores a turn that was not sent or is waiting for its response.
    void writeTurn(const OpenedWorkspace &opened, const SendOutcome &outcome);
    /// Waits until all records are written or have failed.
    void flush();

private:
    StoreQueue &findOrCreateQueue(const StoreLocation &location);
    void report(const Diagnostic &finding);

    KeyRing &m_keys;
    std::mutex m_listenerMutex;
    StoreQueue::Listener m_listener;
    std::mutex m_mutex;
    std::map<QString, std::unique_ptr<StoreQueue>>
        m_queues; ///< queues by folder, address and whether config.toml is invalid
};

} // namespace outcrop
