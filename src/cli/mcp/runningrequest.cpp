// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/mcp/runningrequest.h"

#include "core/mcp/mcpmessages.h"

namespace outcrop {

void RunningRequest::begin(std::chrono::milliseconds limit)
{
    m_limit = limit;
    m_start = std::chrono::steady_clock::now();
}

QString RunningRequest::pollStopReason(MessageWriter &writer)
{
    if (m_isCanceled || writer.isClosed())
        return QStringLiteral("cancelled"); // not shown: there is no response
    const auto now = std::chrono::steady_clock::now();
    if (now - m_start > m_limit)
        return mcpmessages::timedOut(std::chrono::duration_cast<std::chrono::seconds>(m_limit).count());
    reportProgress(writer, now);
    return {};
}

void RunningRequest::reportProgress(MessageWriter &writer, std::chrono::steady_clock::time_point now)
{
    const qint64 seconds = std::chrono::duration_cast<std::chrono::seconds>(now - m_start).count();
    if (caller.progressToken.is_null() || seconds <= m_reportedSeconds)
        return;
    m_reportedSeconds = seconds;
    const Json params{{"progressToken", caller.progressToken}, {"progress", seconds}, {"message", jsonString(QStringLiteral("%1 s").arg(seconds))}};
    writer.write(rpcNotification(QStringLiteral("notifications/progress"), params));
}

} // namespace outcrop
