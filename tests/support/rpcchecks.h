// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>

namespace outcrop::testing {

/// Returns the reason why a value is not a valid JSON-RPC response or notification from a server, or an empty string.
inline QString rpcProblem(const Json &message)
{
    if (!message.is_object() || message.value("jsonrpc", Json()) != "2.0")
        return QStringLiteral("not an object of JSON-RPC 2.0");
    if (message.contains("method"))
        return message["method"].is_string() && !message.contains("id") ? QString() : QStringLiteral("not a notification");
    if (!message.contains("id") || !(message["id"].is_string() || message["id"].is_number_integer() || message["id"].is_null()))
        return QStringLiteral("no ID");
    if (message.contains("result") == message.contains("error"))
        return QStringLiteral("neither a result nor an error, or both");
    if (message.contains("result"))
        return message["result"].is_object() ? QString() : QStringLiteral("the result is not an object");
    const Json &error = message["error"];
    const bool isValid = error.is_object() && error.value("code", Json()).is_number_integer() && error.value("message", Json()).is_string();
    return isValid ? QString() : QStringLiteral("the error has no code or message");
}

/// Returns the messages of a server's output; a batch has several. Sets an empty `problem` to the first problem, with its line.
inline QList<Json> rpcMessages(const QByteArray &output, QString &problem)
{
    QList<Json> messages;
    for (const QByteArray &line : output.split('\n')) {
        if (line.isEmpty())
            continue;
        const Json value = Json::parse(line.begin(), line.end(), nullptr, false);
        for (const Json &message : value.is_array() ? value : Json::array({value})) {
            if (const QString found = rpcProblem(message); !found.isEmpty() && problem.isEmpty())
                problem = found + QStringLiteral(": ") + QString::fromUtf8(line.left(200));
            messages.append(message);
        }
    }
    if (!output.isEmpty() && !output.endsWith('\n') && problem.isEmpty())
        problem = QStringLiteral("the last line is incomplete");
    return messages;
}

} // namespace outcrop::testing
