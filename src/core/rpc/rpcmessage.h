// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>

#include <variant>

namespace outcrop {

/// The error codes of JSON-RPC 2.0.
enum class RpcCode {
    ParseError = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParams = -32602,
    InternalError = -32603,
};

/// The error of a response: its code, a message, and optional data for programs.
struct RpcError {
    int code = int(RpcCode::InternalError);
    QString message;
    Json data = {};

    RpcError(int number, const QString &text, Json details = {}) : code(number), message(text), data(std::move(details)) { }
    RpcError(RpcCode number, const QString &text, Json details = {}) : RpcError(int(number), text, std::move(details)) { }
};

/// A value, or the error response for the request.
template<typename T>
using RpcResult = std::variant<T, RpcError>;

/// A request, or a notification if it has no ID.
struct RpcMessage {
    Json id;                        ///< a string or an integer; null for a notification
    QString method;
    Json params = Json::object();   ///< always an object, even if the message has none

    bool isRequest() const { return !id.is_null(); }
};

/// A response from the client to a request from the server.
struct RpcReply {
};

/// A message that cannot be used. `id` is null if it is unknown.
struct MalformedRpcMessage {
    Json id;
    RpcError failure;
};

using RpcInput = std::variant<RpcMessage, RpcReply, MalformedRpcMessage>;

/// The messages of one line. The response to a batch is one array.
struct RpcInputs {
    QList<RpcInput> messages;
    bool isBatch = false;
};

/// Parses a line. Never fails: malformed messages are part of the result. Rejects values that are nested more than 100 levels deep, because copying them
/// would exhaust the stack, and batches of more than 1,000 messages.
RpcInputs readRpcInputs(const QByteArray &line);

/// Returns the error response to a line that is larger than `limit` bytes.
MalformedRpcMessage oversizedLineError(qsizetype limit);

/// Returns whether a value can identify a request: a string or a 64-bit integer.
bool isRpcId(const Json &value);

Json rpcResponse(const Json &id, Json result);
Json rpcResponse(const Json &id, const RpcError &failure);
Json rpcNotification(const QString &method, Json params);

/// Returns a message as one line with its line ending. Invalid UTF-8 in strings is replaced.
QByteArray rpcLine(const Json &message);

} // namespace outcrop
