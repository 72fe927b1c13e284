// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httptransport.h"
#include "core/base/secret.h"
#include "core/ports/notifier.h"

#include <functional>

namespace outcrop {

/// The destination of messages.
struct TelegramChat {
    QUrl api = QUrl(QStringLiteral("https://api.telegram.org"));
    QString chat; ///< chat ID, or `@name` of a channel
};

/// Sends messages with the user's Telegram bot (Bot API, sendMessage). The token is part of the URL of every request, so it is removed from all error
/// messages.
class TelegramNotifier : public Notifier
{
public:
    /// `token` is called for each message.
    TelegramNotifier(const TelegramChat &chat, std::function<Result<Secret>()> token, const HttpSettings &network = {});

    QString name() const override { return QStringLiteral("Telegram"); }
    Status send(const Notification &notice) override;

private:
    TelegramChat m_chat;
    std::function<Result<Secret>()> m_token;
    HttpTransport m_transport;
};

} // namespace outcrop
