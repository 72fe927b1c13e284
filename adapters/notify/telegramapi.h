// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httptransport.h"
#include "core/base/json.h"
#include "core/base/result.h"
#include "core/base/secret.h"

#include <functional>

namespace outcrop {

/// The destination of messages.
struct TelegramChat {
    QUrl api = QUrl(QStringLiteral("https://api.telegram.org"));
    QString chat; ///< chat ID, or `@name` of a channel
};

/// Calls methods of the Bot API. The token is part of the URL of every request, so it is removed from all error messages.
class TelegramApi
{
public:
    /// `token` is called for each request.
    TelegramApi(const TelegramChat &chat, std::function<Result<Secret>()> token, const HttpSettings &network);

    const TelegramChat &chat() const { return m_chat; }
    /// Calls a method and returns `result` of the response. Errors: Unreadable (no response, or not a Bot API response), NotAllowed (rejected), Invalid
    /// (missing or malformed token), Interrupted, and those of `token`.
    Result<Json> call(const QString &method, const Json &body, const std::stop_token &stop = {}) const;

    /// Returns the text truncated to the maximum length of a message, with an ellipsis and never inside a surrogate pair.
    static QString truncateText(QString text);

private:
    TelegramChat m_chat;
    std::function<Result<Secret>()> m_token;
    HttpTransport m_transport;
};

constexpr qsizetype maxTelegramMessageLength = 4096; ///< in UTF-16 code units

} // namespace outcrop
