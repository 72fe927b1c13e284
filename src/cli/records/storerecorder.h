// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/recordwriter.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// Records the events of one command in the workspace's store, in the background. The destructor waits until all events are written, and prints failures. A
/// failure to record does not fail the command.
class StoreRecorder
{
public:
    StoreRecorder(const Invocation &invocation, const StoreLocation &location);
    ~StoreRecorder();
    StoreRecorder(const StoreRecorder &) = delete;
    StoreRecorder &operator=(const StoreRecorder &) = delete;

    void record(StoreQueue::Work work) { m_writer.write(m_location, std::move(work)); }
    void writeTurn(const OpenedWorkspace &opened, const SendOutcome &outcome) { m_writer.writeTurn(opened, outcome); }

private:
    const Invocation &m_invocation;
    StoreLocation m_location;
    std::unique_ptr<KeyRing> m_keys;
    std::mutex m_mutex;
    Diagnostics m_findings;
    RecordWriter m_writer;
};

} // namespace outcrop
