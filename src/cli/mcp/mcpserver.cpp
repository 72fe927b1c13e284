// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/mcp/mcpserver.h"

#include "cli/base/inputtext.h"
#include "core/mcp/mcpmessages.h"

#include <algorithm>
#include <exception>

namespace outcrop {
namespace {

constexpr int busyErrorCode = -32000; ///< server error of JSON-RPC: the client may retry the request

bool isAnswered(const RpcInput &input)
{
    const RpcMessage *message = std::get_if<RpcMessage>(&input);
    return message ? message->isRequest() : std::holds_alternative<MalformedRpcMessage>(input);
}

std::string keyOf(const Json &id)
{
    return id.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

McpServer::McpServer(const McpHost &host, std::ostream &out, const McpLimits &limits)
    : m_host(host)
    , m_limits(limits)
    , m_writer(out, rpcLine)
    , m_methods(host)
{
    m_pool.setMaxThreadCount(limits.maxParallelRequests);
}

McpServer::~McpServer()
{
    cancelAll();
    finish();
}

void McpServer::serve(std::istream &in)
{
    MessageLineSplitter lines(m_limits.messageSize);
    while (m_writer.waitForInput(in)) {
        const QByteArray bytes = readAvailableBytes(in);
        lines.append(bytes);
        while (const std::optional<MessageLine> line = lines.next())
            receive(*line);
        if (!bytes.isEmpty())
            continue;
        if (const std::optional<MessageLine> line = lines.last())
            receive(*line);
        break;
    }
    finish();
}

void McpServer::finish()
{
    m_pool.waitForDone();
}

void McpServer::receive(const MessageLine &line)
{
    RpcInputs inputs = line.isTooLong ? RpcInputs{{oversizedLineError(m_limits.messageSize)}} : readRpcInputs(line.text);
    const auto answeredCount = std::count_if(inputs.messages.begin(), inputs.messages.end(), isAnswered);
    const auto responses = std::make_shared<ResponseCollector>(m_writer, inputs.isBatch, answeredCount);
    for (RpcInput &input : inputs.messages) {
        if (RpcMessage *message = std::get_if<RpcMessage>(&input))
            receiveMessage(std::move(*message), responses, line.text.size() / inputs.messages.size());
        else if (const MalformedRpcMessage *malformed = std::get_if<MalformedRpcMessage>(&input))
            responses->add(rpcResponse(malformed->id, malformed->failure));
    }
}

void McpServer::receiveMessage(RpcMessage &&message, const std::shared_ptr<ResponseCollector> &responses, qsizetype size)
{
    if (!message.isRequest())
        return receiveNotification(message);
    if (message.method == u"initialize") {
        RpcResult<Json> result = initialize(message);
        return responses->add(std::visit([&message](auto &value) { return rpcResponse(message.id, std::move(value)); }, result));
    }
    const RpcResult<McpCaller> caller = m_session.callerOf(message);
    if (const RpcError *failure = std::get_if<RpcError>(&caller))
        return responses->add(rpcResponse(message.id, *failure));
    const auto request = std::make_shared<RunningRequest>(message, std::get<McpCaller>(caller), responses);
    if (McpMethods::isImmediate(message.method))
        responses->add(handleRequest(*request));
    else
        start(request, size);
}

void McpServer::receiveNotification(const RpcMessage &message)
{
    if (message.method != u"notifications/cancelled")
        return;
    const std::lock_guard lock(m_mutex);
    const auto found = m_running.find(keyOf(message.params.value("requestId", Json())));
    if (found != m_running.end())
        found->second->cancel();
}

RpcResult<Json> McpServer::initialize(const RpcMessage &message)
{
    const RpcResult<QString> version = m_session.initialize(message);
    if (const RpcError *failure = std::get_if<RpcError>(&version))
        return *failure;
    return mcpInitializeResult(std::get<QString>(version), m_host.server);
}

/// Adds the request to the running requests. Returns the error if it is rejected, otherwise nullopt.
std::optional<RpcError> McpServer::admitRequest(const std::shared_ptr<RunningRequest> &request, qsizetype size)
{
    const std::lock_guard lock(m_mutex);
    if (int(m_running.size()) >= m_limits.waiting || m_admittedSize + size > m_limits.waitingSize)
        return RpcError(busyErrorCode, mcpmessages::tooManyRequests());
    if (!m_running.emplace(keyOf(request->message.id), request).second)
        return RpcError(RpcCode::InvalidRequest, mcpmessages::idInUse());
    m_admittedSize += size;
    return std::nullopt;
}

void McpServer::start(const std::shared_ptr<RunningRequest> &request, qsizetype size)
{
    if (const std::optional<RpcError> refused = admitRequest(request, size))
        return request->responses->add(rpcResponse(request->message.id, *refused));
    m_pool.start([this, request, size] {
        Json response = request->isCanceled() || m_writer.isClosed() ? Json() : handleRequest(*request);
        {
            const std::lock_guard lock(m_mutex); // before sending the response, because the client may then reuse the ID
            m_running.erase(keyOf(request->message.id));
            m_admittedSize -= size;
        }
        if (request->isCanceled())
            request->responses->skip();
        else
            request->responses->add(std::move(response));
    });
}

Json McpServer::handleRequest(RunningRequest &request)
{
    const Json &id = request.message.id;
    request.begin(m_limits.time);
    try {
        RpcResult<Json> result = m_methods.call(request.message, request.caller, [this, &request] { return request.pollStopReason(m_writer); });
        return std::visit([&id](auto &value) { return rpcResponse(id, std::move(value)); }, result);
    } catch (const std::exception &error) {
        return rpcResponse(id, RpcError(RpcCode::InternalError, QString::fromLocal8Bit(error.what())));
    }
}

void McpServer::cancelAll()
{
    const std::lock_guard lock(m_mutex);
    for (const auto &[id, request] : m_running)
        request->cancel();
}

} // namespace outcrop
