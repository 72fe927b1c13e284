// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/mcp/mcpmethods.h"
#include "cli/mcp/runningrequest.h"
#include "core/rpc/messagelinesplitter.h"

#include <QThreadPool>

#include <map>

namespace outcrop {

/// The limits of a server. A request that exceeds a limit fails. Requests above `parallel` wait.
struct McpLimits {
    qsizetype messageSize = 16 * 1024 * 1024;  ///< maximum size of a line in bytes
    qsizetype waitingSize = 64 * 1024 * 1024;  ///< maximum total size of waiting and running requests in bytes
    int waiting = 2000;                        ///< maximum number of waiting and running requests
    int maxParallelRequests = 4;               ///< maximum number of running requests
    std::chrono::milliseconds time = std::chrono::seconds(60); ///< maximum run time of a request
};

/// Serves one client over two streams until the input ends or the client closes the connection. Requests run in parallel; each response is sent when its
/// request finishes.
class McpServer
{
public:
    /// The streams and the host must outlive the server.
    McpServer(const McpHost &host, std::ostream &out, const McpLimits &limits = {});
    ~McpServer();
    Q_DISABLE_COPY_MOVE(McpServer)

    /// Serves until the input ends and all responses are sent, or until the client closes the connection.
    void serve(std::istream &in);
    /// Handles one line of input. Called by serve().
    void receive(const MessageLine &line);
    /// Waits until all requests have finished.
    void finish();

private:
    void receiveMessage(RpcMessage &&message, const std::shared_ptr<ResponseCollector> &responses, qsizetype size);
    void receiveNotification(const RpcMessage &message);
    void start(const std::shared_ptr<RunningRequest> &request, qsizetype size);
    Json handleRequest(RunningRequest &request);
    RpcResult<Json> initialize(const RpcMessage &message);
    std::optional<RpcError> admitRequest(const std::shared_ptr<RunningRequest> &request, qsizetype size);
    void cancelAll();

    const McpHost &m_host;
    const McpLimits m_limits;
    MessageWriter m_writer;
    McpMethods m_methods;
    McpSession m_session; ///< used only by the thread that receives
    std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<RunningRequest>> m_running; ///< by ID
    qsizetype m_admittedSize = 0;
    QThreadPool m_pool; ///< last member: destroyed first, which waits for its threads
};

} // namespace outcrop
