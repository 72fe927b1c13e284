// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rpc/rpcmessage.h"

#include "core/base/utf8.h"
#include "core/rpc/rpcmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr int maxMessageDepth = 100;
constexpr size_t maxBatch = 1000;

MalformedRpcMessage malformedMessage(const QString &reason, const Json &id = {}, RpcCode code = RpcCode::InvalidRequest)
{
    return {isRpcId(id) ? id : Json(), {code, reason}};
}

/// Moves a member out of an object and returns it; null if there is none.
Json takeMember(Json &object, const char *key)
{
    const auto found = object.find(key);
    return found == object.end() ? Json() : std::move(*found);
}

RpcInput readMessage(Json &&value)
{
    if (!value.is_object())
        return malformedMessage(rpcmessages::notObject());
    const bool hasId = value.contains("id");
    const Json id = takeMember(value, "id");
    if (!value.contains("jsonrpc") || value["jsonrpc"] != "2.0")
        return malformedMessage(rpcmessages::wrongVersion(), id);
    if (!value.contains("method") && (value.contains("result") || value.contains("error")))
        return RpcReply();
    if (hasId && !isRpcId(id))
        return malformedMessage(rpcmessages::wrongId());
    const Json method = takeMember(value, "method");
    if (!method.is_string())
        return malformedMessage(rpcmessages::wrongMethod(), id);
    Json params = takeMember(value, "params");
    if (params.is_null()) // some clients send null for no parameters
        params = Json::object();
    if (!params.is_object())
        return malformedMessage(rpcmessages::wrongParams(), id, RpcCode::InvalidParams);
    return RpcMessage{id, qString(method), std::move(params)};
}

std::optional<MalformedRpcMessage> syntaxProblem(const QByteArray &line)
{
    if (const qsizetype invalid = firstInvalidUtf8(line); invalid >= 0)
        return malformedMessage(rpcmessages::notUtf8(invalid), {}, RpcCode::ParseError);
    if (findTooDeepNesting(line, maxMessageDepth) >= 0)
        return malformedMessage(rpcmessages::tooDeep(maxMessageDepth), {}, RpcCode::ParseError);
    if (const std::optional<JsonParseError> problem = jsonParseErrorIn(line))
        return malformedMessage(rpcmessages::notJson(problem->message), {}, RpcCode::ParseError);
    return std::nullopt;
}

} // namespace

bool isRpcId(const Json &value)
{
    return value.is_string() || value.is_number_integer();
}

RpcInputs readRpcInputs(const QByteArray &line)
{
    if (const std::optional<MalformedRpcMessage> problem = syntaxProblem(line))
        return {{*problem}};
    Json value = Json::parse(line.begin(), line.end(), nullptr, false);
    if (!value.is_array())
        return {{readMessage(std::move(value))}};
    if (value.empty() || value.size() > maxBatch)
        return {{malformedMessage(value.empty() ? rpcmessages::emptyBatch() : rpcmessages::longBatch(maxBatch))}};
    RpcInputs inputs{{}, true};
    for (Json &one : value)
        inputs.messages.append(readMessage(std::move(one)));
    return inputs;
}

MalformedRpcMessage oversizedLineError(qsizetype limit)
{
    return malformedMessage(rpcmessages::tooLong(limit));
}

Json rpcResponse(const Json &id, Json result)
{
    return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

Json rpcResponse(const Json &id, const RpcError &failure)
{
    Json error{{"code", failure.code}, {"message", jsonString(failure.message)}};
    if (!failure.data.is_null())
        error["data"] = failure.data;
    return {{"jsonrpc", "2.0"}, {"id", id}, {"error", error}};
}

Json rpcNotification(const QString &method, Json params)
{
    return {{"jsonrpc", "2.0"}, {"method", jsonString(method)}, {"params", std::move(params)}};
}

QByteArray rpcLine(const Json &message)
{
    return QByteArray::fromStdString(message.dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

} // namespace outcrop
