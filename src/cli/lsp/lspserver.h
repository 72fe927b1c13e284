// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/messagewriter.h"
#include "cli/lsp/lspsession.h"
#include "core/rpc/messageframesplitter.h"
#include "core/rpc/rpcmessage.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <set>

namespace outcrop {

/// The limits of a server. Larger messages are rejected. While the queue is full, the server reads no further messages.
struct LspLimits {
    qsizetype messageSize = 32 * 1024 * 1024; ///< maximum size of a message in bytes
    qsizetype waitingSize = 64 * 1024 * 1024; ///< maximum total size of waiting messages in bytes
    size_t waiting = 2000;                    ///< maximum number of waiting messages
    std::chrono::milliseconds pause{300};     ///< time without a message before all findings are computed
};

/// Serves one editor over two streams. One thread reads, so that a waiting request can be canceled; another thread responds in order. When no message is
/// waiting, the server sends the findings that are quick to compute, and after a pause all findings.
class LspServer
{
public:
    /// `out` must outlive the server. `folder` is absolute and the only folder that is read. `version` is the program version.
    LspServer(const QString &folder, const QString &version, std::ostream &out, const LspLimits &limits = {});

    /// Serves until the editor sends `exit` or closes a stream. Returns false if it sent `exit` without `shutdown`.
    bool serve(std::istream &in);

private:
    enum class Phase { Created, Running, ShutDown };
    struct WaitingMessage {
        RpcMessage message;
        qsizetype size = 0;
    };

    void receive(const MessageFrame &frame);
    void receiveInput(RpcInput &&input, qsizetype size);
    void enqueue(RpcMessage &&message, qsizetype size);
    void cancelRequest(const Json &id);
    void processMessages();
    std::optional<RpcMessage> nextMessage();
    bool isIdle();
    bool staysIdle();
    bool removeCanceledRequest(const Json &id);
    void processMessage(const RpcMessage &message);
    RpcResult<Json> handleRequest(const RpcMessage &request);
    RpcResult<Json> initialize(const Json &params);
    void notify(const RpcMessage &message);
    void publish();
    void fail(const MalformedRpcMessage &problem);

    const QString m_version;
    const LspLimits m_limits;
    MessageWriter m_out;
    LspSession m_session;                 ///< used only by the responding thread
    std::atomic<Phase> m_phase = Phase::Created;
    bool m_hasReceivedExit = false;               ///< used only by the reading thread
    bool m_isOutdated = false;            ///< whether findings may have changed; used only by the responding thread
    std::mutex m_mutex;
    std::condition_variable m_queueCondition;
    std::deque<WaitingMessage> m_waitingMessages;
    qsizetype m_waitingSize = 0;
    std::set<std::string> m_canceled;     ///< IDs of the waiting requests that the editor canceled
    bool m_isEnding = false;
};

} // namespace outcrop
