// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/mcp/responsecollector.h"
#include "core/mcp/mcpsession.h"

#include <chrono>

namespace outcrop {

/// A request that waits or runs: its cancellation, its time limit, and its progress notifications.
class RunningRequest
{
public:
    /// Creates a waiting request. begin() starts it.
    RunningRequest(const RpcMessage &request, const McpCaller &sender, std::shared_ptr<ResponseCollector> collector)
        : message(request), caller(sender), responses(std::move(collector)) { }

    void cancel() { m_isCanceled = true; }
    bool isCanceled() const { return m_isCanceled; }

    /// Starts the time limit.
    void begin(std::chrono::milliseconds limit);
    /// Returns the reason why the request must stop, or an empty string. Also writes a progress notification every second if the client requested it.
    QString pollStopReason(MessageWriter &writer);

    const RpcMessage message;
    const McpCaller caller;
    const std::shared_ptr<ResponseCollector> responses;

private:
    void reportProgress(MessageWriter &writer, std::chrono::steady_clock::time_point now);

    std::atomic<bool> m_isCanceled = false;
    std::chrono::milliseconds m_limit{0};
    std::chrono::steady_clock::time_point m_start;
    qint64 m_reportedSeconds = 0;
};

} // namespace outcrop
