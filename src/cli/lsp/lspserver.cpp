// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lsp/lspserver.h"

#include "cli/base/inputtext.h"
#include "cli/lsp/lspfeatures.h"
#include "core/base/explainerror.h"
#include "core/lsp/lspmessages.h"
#include "core/rpc/rpcmessages.h"

#include <algorithm>
#include <exception>
#include <thread>

namespace outcrop {
namespace {

// Error codes that the Language Server Protocol defines in addition to those of JSON-RPC.
constexpr int serverNotInitialized = -32002;
constexpr int requestCancelled = -32800;

std::string idKey(const Json &id)
{
    return id.dump(-1, ' ', false, Json::error_handler_t::replace);
}

MalformedRpcMessage problemOf(MessageFrame::State state, qsizetype limit)
{
    switch (state) {
    case MessageFrame::State::NoLength:
        return {{}, {RpcCode::ParseError, rpcmessages::noLength()}};
    case MessageFrame::State::HeaderTooLong:
        return {{}, {RpcCode::ParseError, rpcmessages::longHeader()}};
    default:
        return oversizedLineError(limit);
    }
}

} // namespace

LspServer::LspServer(const QString &folder, const QString &version, std::ostream &out, const LspLimits &limits)
    : m_version(version)
    , m_limits(limits)
    , m_out(out, rpcFrame)
    , m_session(folder, [this](const Json &message) { m_out.write(message); })
{
}

bool LspServer::serve(std::istream &in)
{
    std::thread worker([this] { processMessages(); });
    MessageFrameSplitter frames(m_limits.messageSize);
    while (!m_hasReceivedExit && m_out.waitForInput(in)) {
        const QByteArray bytes = readAvailableBytes(in);
        if (bytes.isEmpty())
            break;
        frames.append(bytes);
        while (const std::optional<MessageFrame> frame = m_hasReceivedExit ? std::nullopt : frames.next())
            receive(*frame);
    }
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_queueCondition.notify_all();
    worker.join();
    return !m_hasReceivedExit || m_phase == Phase::ShutDown;
}

void LspServer::receive(const MessageFrame &frame)
{
    if (frame.state != MessageFrame::State::Complete)
        return fail(problemOf(frame.state, m_limits.messageSize));
    RpcInputs inputs = readRpcInputs(frame.text);
    if (inputs.isBatch)
        return fail({{}, {RpcCode::InvalidRequest, lspmessages::noBatch()}});
    for (RpcInput &input : inputs.messages)
        receiveInput(std::move(input), frame.text.size());
}

void LspServer::receiveInput(RpcInput &&input, qsizetype size)
{
    if (const MalformedRpcMessage *problem = std::get_if<MalformedRpcMessage>(&input))
        return fail(*problem);
    RpcMessage *message = std::get_if<RpcMessage>(&input);
    if (!message)
        return; // a response to a request from the server
    if (message->method == u"exit")
        m_hasReceivedExit = true;
    else if (message->method == u"$/cancelRequest")
        cancelRequest(message->params.value("id", Json()));
    else
        enqueue(std::move(*message), size);
}

/// Blocks while the queue is full, so that the editor has to wait as well.
void LspServer::enqueue(RpcMessage &&message, qsizetype size)
{
    std::unique_lock lock(m_mutex);
    m_queueCondition.wait(lock, [this, size] { return m_waitingMessages.empty() || (m_waitingMessages.size() < m_limits.waiting && m_waitingSize + size <= m_limits.waitingSize) || m_out.isClosed(); });
    m_waitingMessages.push_back({std::move(message), size});
    m_waitingSize += size;
    m_queueCondition.notify_all();
}

void LspServer::cancelRequest(const Json &id)
{
    const std::lock_guard lock(m_mutex);
    const bool isWaiting = std::any_of(m_waitingMessages.begin(), m_waitingMessages.end(), [&id](const WaitingMessage &one) { return one.message.isRequest() && one.message.id == id; });
    if (isWaiting)
        m_canceled.insert(idKey(id));
}

void LspServer::processMessages()
{
    while (const std::optional<RpcMessage> message = nextMessage()) {
        processMessage(*message);
        if (m_isOutdated && isIdle())
            publish();
    }
    m_queueCondition.notify_all(); // the other thread may wait for space
}

/// Returns the next message, or nullopt at the end. Blocks until there is one.
std::optional<RpcMessage> LspServer::nextMessage()
{
    std::unique_lock lock(m_mutex);
    m_queueCondition.wait(lock, [this] { return m_isEnding || !m_waitingMessages.empty(); });
    if (m_waitingMessages.empty() || m_out.isClosed())
        return std::nullopt;
    WaitingMessage next = std::move(m_waitingMessages.front());
    m_waitingMessages.pop_front();
    m_waitingSize -= next.size;
    m_queueCondition.notify_all();
    return std::move(next.message);
}

bool LspServer::isIdle()
{
    const std::lock_guard lock(m_mutex);
    return m_waitingMessages.empty() && !m_isEnding && !m_out.isClosed();
}

/// Returns whether no message arrives during `pause`, which is longer than the time between two key presses.
bool LspServer::staysIdle()
{
    std::unique_lock lock(m_mutex);
    return !m_queueCondition.wait_for(lock, m_limits.pause, [this] { return !m_waitingMessages.empty() || m_isEnding || m_out.isClosed(); });
}

bool LspServer::removeCanceledRequest(const Json &id)
{
    const std::lock_guard lock(m_mutex);
    return m_canceled.erase(idKey(id)) > 0;
}

void LspServer::processMessage(const RpcMessage &message)
{
    if (!message.isRequest())
        return notify(message);
    RpcResult<Json> result = removeCanceledRequest(message.id) ? RpcError(requestCancelled, lspmessages::cancelled()) : handleRequest(message);
    m_out.write(std::visit([&message](auto &value) { return rpcResponse(message.id, std::move(value)); }, result));
}

RpcResult<Json> LspServer::handleRequest(const RpcMessage &request)
{
    try {
        if (request.method == u"initialize")
            return initialize(request.params);
        if (m_phase == Phase::Created)
            return RpcError(serverNotInitialized, lspmessages::notInitialized());
        if (m_phase == Phase::ShutDown)
            return RpcError(RpcCode::InvalidRequest, lspmessages::shutDown());
        if (request.method != u"shutdown")
            return handleLspRequest(m_session, request);
        m_phase = Phase::ShutDown;
        return Json();
    } catch (const std::exception &error) {
        return RpcError(RpcCode::InternalError, QString::fromLocal8Bit(error.what()));
    }
}

RpcResult<Json> LspServer::initialize(const Json &params)
{
    if (m_phase != Phase::Created)
        return RpcError(RpcCode::InvalidRequest, lspmessages::alreadyInitialized());
    m_session.setClient(LspClient::fromCapabilities(params.value("capabilities", Json::object())));
    m_session.setRoots(params);
    static_cast<void>(m_session.liveWorkspace().updateWorkspace());
    if (const std::optional<Error> &failure = m_session.liveWorkspace().failure())
        return RpcError(RpcCode::InternalError, toString(withAction(*failure)));
    m_phase = Phase::Running;
    return Json{{"capabilities", lspServerCapabilities(m_session.client())}, {"serverInfo", {{"name", "outcrop"}, {"version", jsonString(m_version)}}}};
}

void LspServer::notify(const RpcMessage &message)
{
    if (m_phase != Phase::Running)
        return;
    try {
        const bool isInitialized = message.method == u"initialized";
        if (isInitialized)
            m_session.watchFiles();
        if (m_session.handleNotification(message.method, message.params) || isInitialized)
            m_isOutdated = true;
    } catch (const std::exception &) { // a notification has no response
    }
}

/// Sends the findings that are quick to compute. Then sends all findings if no message arrives.
void LspServer::publish()
{
    try {
        m_session.publish(CheckDepth::Quick);
        if (!staysIdle())
            return;
        m_session.publish(CheckDepth::Full);
    } catch (const std::exception &error) {
        m_out.write(rpcNotification(QStringLiteral("window/showMessage"), {{"type", 1}, {"message", jsonString(QString::fromLocal8Bit(error.what()))}}));
    }
    m_isOutdated = false;
}

void LspServer::fail(const MalformedRpcMessage &problem)
{
    m_out.write(rpcResponse(problem.id, problem.failure));
}

} // namespace outcrop
