// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/notify/telegramapi.h"
#include "core/ports/notifier.h"

namespace outcrop {

/// Sends messages with the user's Telegram bot (Bot API, sendMessage).
class TelegramNotifier : public Notifier
{
public:
    /// `token` is called for each message.
    TelegramNotifier(const TelegramChat &chat, std::function<Result<Secret>()> token, const HttpSettings &network = {})
        : m_api(chat, std::move(token), network)
    {
    }

    QString name() const override { return QStringLiteral("Telegram"); }
    Status send(const Notification &notice) override;

private:
    TelegramApi m_api;
};

} // namespace outcrop
