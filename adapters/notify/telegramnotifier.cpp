// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/notify/telegramnotifier.h"

#include "adapters/notify/notifymessages.h"
#include "core/base/json.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maxMessageLength = 4096; ///< maximum message length in UTF-16 code units
constexpr qint64 maxResponseSize = 64 * 1024;

/// Checks the token's characters (digits, letters, `:`, `_` and `-`), because any other character could change the URL.
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

/// Truncates the text to the maximum length, never inside a surrogate pair.
QString messageOf(const Notification &notice)
{
    QString text = notice.title + QStringLiteral("\n\n") + notice.text;
    if (text.size() <= maxMessageLength)
        return text;
    text.truncate(text.at(maxMessageLength - 2).isHighSurrogate() ? maxMessageLength - 2 : maxMessageLength - 1);
    return text + QChar(0x2026);
}

HttpRequest requestOf(const TelegramChat &chat, const Notification &notice, const Secret &token)
{
    HttpRequest request;
    request.url = chat.api;
    request.url.setPath(QStringLiteral("/bot%1/sendMessage").arg(QString::fromUtf8(token.bytes())));
    request.headers = {{"Content-Type", "application/json"}};
    const Json body{{"chat_id", jsonString(chat.chat)}, {"text", jsonString(messageOf(notice))}, {"link_preview_options", {{"is_disabled", true}}}};
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

/// Converts the response to a status.
Status responseStatus(const HttpResult &result, const QByteArray &answer, const Secret &token)
{
    if (result.outcome != HttpOutcome::Finished)
        return Error{ErrorCode::Unreadable, withoutToken(notifymessages::telegramNotReached(result.reason), token), {}};
    const Json json = Json::parse(answer.begin(), answer.end(), nullptr, false);
    if (!json.is_object() || !json.contains("ok"))
        return Error{ErrorCode::Unreadable, notifymessages::telegramProtocol(result.head.status), {}};
    if (json["ok"] == true)
        return success();
    const QString description = json.contains("description") ? qString(json["description"]) : notifymessages::noReason();
    return Error{ErrorCode::NotAllowed, withoutToken(notifymessages::telegramRejected(description), token), {}};
}

} // namespace

TelegramNotifier::TelegramNotifier(
    const TelegramChat &chat, std::function<Result<Secret>()> token, const HttpSettings &network)
    : m_chat(chat)
    , m_token(std::move(token))
    , m_transport(withLowerLimits(network))
{
}

Status TelegramNotifier::send(const Notification &notice)
{
    const Result<Secret> token = m_token();
    if (!token)
        return token.error();
    if (!isToken(*token))
        return Error{ErrorCode::Invalid, notifymessages::notAToken(), {}};
    QByteArray answer;
    const HttpListener listener{{}, [&answer](QByteArrayView bytes) {
                                    answer.append(bytes);
                                    return true;
                                }};
    const HttpResult result = m_transport.send(requestOf(m_chat, notice, *token), listener, {});
    return responseStatus(result, answer, *token);
}

} // namespace outcrop
