// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httptransport.h"
#include "core/base/secret.h"
#include "core/ports/notifier.h"

#include <functional>

namespace outcrop {

/// Where a bot writes to.
struct TelegramChat {
    QUrl api = QUrl(QStringLiteral("https://api.telegram.org"));
    QString chat; ///< its number, or `@name` of a channel
};

/// A bot of Telegram's that the user has set up (Bot API, sendMessage). Its token is part of the address of every request, so no address and nothing that came
/// from the network goes into an error as it is: the token is removed from every message.
class TelegramNotifier : public Notifier
{
public:
    /// `token` is asked for with each notice.
    TelegramNotifier(const TelegramChat &chat, std::function<Result<Secret>()> token, const HttpNetwork &network = {});

    QString name() const override { return QStringLiteral("Telegram"); }
    Status send(const Announcement &notice) override;

private:
    TelegramChat m_chat;
    std::function<Result<Secret>()> m_token;
    HttpTransport m_transport;
};

} // namespace outcrop
