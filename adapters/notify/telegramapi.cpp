// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/notify/telegramapi.h"

#include "adapters/notify/notifymessages.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maxResponseSize = 1024 * 1024;

/// Returns whether the token is not empty and has only digits, letters, `:`, `_` and `-`, because any other character could change the URL.
bool isToken(const Secret &token)
{
    const QByteArrayView bytes = token.bytes();
    return !bytes.isEmpty() && std::all_of(bytes.begin(), bytes.end(), [](char byte) {
        return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == ':' || byte == '_' || byte == '-';
    });
}

QString withoutToken(QString text, const Secret &token)
{
    return text.replace(QString::fromUtf8(token.bytes()), QStringLiteral("(token)"));
}

HttpRequest requestOf(const TelegramChat &chat, const QString &method, const Json &body, const Secret &token)
{
    HttpRequest request;
    request.url = chat.api;
    request.url.setPath(QStringLiteral("/bot%1/%2").arg(QString::fromUtf8(token.bytes()), method));
    request.headers = {{"Content-Type", "application/json"}};
    request.body = QByteArray::fromStdString(body.dump());
    return request;
}

HttpSettings withLowerLimits(HttpSettings network)
{
    network.limits.reply = std::min<std::chrono::milliseconds>(network.limits.reply, std::chrono::seconds(30));
    network.limits.total = std::min<std::chrono::milliseconds>(network.limits.total, std::chrono::minutes(1));
    network.limits.bytes = std::min(network.limits.bytes, maxResponseSize);
    return network;
}

Result<Json> resultOf(const HttpResult &result, const QByteArray &response, const Secret &token)
{
    if (result.outcome != HttpOutcome::Finished)
        return Error{ErrorCode::Unreadable, withoutToken(notifymessages::telegramNotReached(result.reason), token), {}};
    const Json json = Json::parse(response.begin(), response.end(), nullptr, false);
    if (!json.is_object() || !json.contains("ok"))
        return Error{ErrorCode::Unreadable, notifymessages::telegramProtocol(result.head.status), {}};
    if (json["ok"] == true)
        return json.value("result", Json());
    const QString description = json.contains("description") ? qString(json["description"]) : notifymessages::noReason();
    return Error{ErrorCode::NotAllowed, withoutToken(notifymessages::telegramRejected(description), token), {}};
}

} // namespace

TelegramApi::TelegramApi(const TelegramChat &chat, std::function<Result<Secret>()> token, const HttpSettings &network)
    : m_chat(chat)
    , m_token(std::move(token))
    , m_transport(withLowerLimits(network))
{
}

Result<Json> TelegramApi::call(const QString &method, const Json &body, const std::stop_token &stop) const
{
    const Result<Secret> token = m_token();
    if (!token)
        return token.error();
    if (token->bytes().isEmpty())
        return Error{ErrorCode::Invalid, notifymessages::noToken(m_chat.api.toString()), {}};
    if (!isToken(*token))
        return Error{ErrorCode::Invalid, notifymessages::notAToken(), {}};
    QByteArray response;
    const HttpListener listener{{}, [&response](QByteArrayView bytes) {
                                    response.append(bytes);
                                    return true;
                                }};
    const HttpResult result = m_transport.send(requestOf(m_chat, method, body, *token), listener, stop);
    if (stop.stop_requested())
        return Error{ErrorCode::Interrupted, notifymessages::pollingStopped(), {}};
    return resultOf(result, response, *token);
}

QString TelegramApi::truncateText(QString text)
{
    if (text.size() <= maxTelegramMessageLength)
        return text;
    text.truncate(text.at(maxTelegramMessageLength - 2).isHighSurrogate() ? maxTelegramMessageLength - 2 : maxTelegramMessageLength - 1);
    return text + QChar(0x2026);
}

} // namespace outcrop
