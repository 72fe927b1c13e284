// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/notify/telegramapi.h"
#include "core/ports/messenger.h"

namespace outcrop {

/// Sends suggestions with the user's Telegram bot and reads the replies with getUpdates (Bot API). Never registers a webhook, so no port is open.
class TelegramMessenger : public Messenger
{
public:
    TelegramMessenger(const TelegramChat &chat, std::function<Result<Secret>()> token, const HttpSettings &network = {})
        : m_api(chat, std::move(token), network)
    {
    }

    QString name() const override { return QStringLiteral("Telegram"); }
    Status send(const QString &text, const QList<MessengerButton> &buttons, bool asksForReply) override;
    Result<QList<MessengerUpdate>> updates(qint64 after, std::chrono::seconds patience, const std::stop_token &stop) override;
    Status acknowledge(const QString &callback, const QString &text) override;
    qsizetype maximumLength() const override { return maxTelegramMessageLength; }

private:
    TelegramApi m_api;
};

} // namespace outcrop
