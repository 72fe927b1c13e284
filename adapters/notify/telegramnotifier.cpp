// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/notify/telegramnotifier.h"

namespace outcrop {

Status TelegramNotifier::send(const Notification &notice)
{
    const QString text = TelegramApi::truncateText(notice.title + QStringLiteral("\n\n") + notice.text);
    const Result<Json> sentJson = m_api.call(QStringLiteral("sendMessage"),
        {{"chat_id", jsonString(m_api.chat().chat)}, {"text", jsonString(text)}, {"link_preview_options", {{"is_disabled", true}}}});
    return sentJson ? success() : Status(sentJson.error());
}

} // namespace outcrop
