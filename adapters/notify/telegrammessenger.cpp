// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/notify/telegrammessenger.h"

#include "adapters/notify/notifymessages.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr int updatesPerCall = 20;
constexpr std::chrono::seconds maxPollTime{20}; // shorter than the reply limit of the transport
constexpr qsizetype maxNoticeLength = 200;        // UTF-16 code units; limit of `text` in answerCallbackQuery (Bot API)

const Json &at(const Json &value, const char *key)
{
    static const Json none;
    const auto found = value.is_object() ? value.find(key) : value.end();
    return value.is_object() && found != value.end() ? *found : none;
}

QString textAt(const Json &value, const char *key)
{
    const Json &found = at(value, key);
    return found.is_string() ? qString(found) : QString();
}

/// Returns an ID, which may be a number, as text; empty if there is none.
QString idAt(const Json &value)
{
    const Json &id = at(value, "id");
    return id.is_number_integer() ? QString::number(id.get<qint64>()) : id.is_string() ? qString(id) : QString();
}

QString nameOf(const Json &user)
{
    const QString handle = textAt(user, "username");
    return handle.isEmpty() ? textAt(user, "first_name") : u'@' + handle;
}

/// Returns an update, or nullopt if it has no number and can be neither handled nor confirmed. Updates of other kinds have no chat and no user.
std::optional<MessengerUpdate> updateOf(const Json &json)
{
    const Json &id = at(json, "update_id");
    if (!id.is_number_integer())
        return std::nullopt;
    const Json &query = at(json, "callback_query");
    const Json &message = query.is_object() ? at(query, "message") : at(json, "message");
    const Json &sender = at(query.is_object() ? query : message, "from");
    MessengerUpdate update{id.get<qint64>(), idAt(at(message, "chat")), idAt(sender), nameOf(sender)};
    if (query.is_object()) {
        update.data = textAt(query, "data");
        update.callback = textAt(query, "id");
        return update;
    }
    update.text = textAt(message, "text");
    update.repliedToText = textAt(at(message, "reply_to_message"), "text");
    return update;
}

Json markupOf(const QList<MessengerButton> &buttons, bool asksForReply)
{
    if (asksForReply)
        return {{"force_reply", true}};
    Json row = Json::array();
    for (const MessengerButton &button : buttons)
        row.push_back({{"text", jsonString(button.title)}, {"callback_data", jsonString(button.data)}});
    return {{"inline_keyboard", Json::array({row})}};
}

} // namespace

Status TelegramMessenger::send(const QString &text, const QList<MessengerButton> &buttons, bool asksForReply)
{
    Json body{{"chat_id", jsonString(m_api.chat().chat)}, {"text", jsonString(TelegramApi::truncateText(text))}, {"link_preview_options", {{"is_disabled", true}}}};
    if (!buttons.isEmpty() || asksForReply)
        body["reply_markup"] = markupOf(buttons, asksForReply);
    const Result<Json> sentJson = m_api.call(QStringLiteral("sendMessage"), body);
    return sentJson ? success() : Status(sentJson.error());
}

Result<QList<MessengerUpdate>> TelegramMessenger::updates(qint64 after, std::chrono::seconds patience, const std::stop_token &stop)
{
    const Json body{{"offset", after + 1}, {"limit", updatesPerCall}, {"timeout", std::min(patience, maxPollTime).count()},
        {"allowed_updates", {"message", "callback_query"}}};
    const Result<Json> result = m_api.call(QStringLiteral("getUpdates"), body, stop);
    if (!result)
        return result.error();
    if (!result->is_array())
        return Error{ErrorCode::Unreadable, notifymessages::telegramProtocol(200), {}};
    QList<MessengerUpdate> updates;
    for (const Json &json : *result) {
        if (const std::optional<MessengerUpdate> update = updateOf(json))
            updates.append(*update);
    }
    std::stable_sort(updates.begin(), updates.end(), [](const MessengerUpdate &a, const MessengerUpdate &b) { return a.id < b.id; });
    return updates;
}

Status TelegramMessenger::acknowledge(const QString &callback, const QString &text)
{
    const Result<Json> sentJson = m_api.call(QStringLiteral("answerCallbackQuery"), {{"callback_query_id", jsonString(callback)}, {"text", jsonString(text.left(maxNoticeLength))}});
    return sentJson ? success() : Status(sentJson.error());
}

} // namespace outcrop
