// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/http.
namespace outcrop::httpmessages {

inline constexpr char room[] = "adapters/http";
inline constexpr MessageText responseTooSlow{room, QT_TRANSLATE_NOOP("adapters/http", "the response was incomplete after %1")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("adapters/http", "the request was stopped")};
inline constexpr MessageText responseTooLong{room, QT_TRANSLATE_NOOP("adapters/http", "the response is longer than %1 MiB")};
inline constexpr MessageText noDataReceived{room, QT_TRANSLATE_NOOP("adapters/http", "no data was received for %1")};
inline constexpr MessageText noConnection{room, QT_TRANSLATE_NOOP("adapters/http", "no connection was made within %1")};
inline constexpr MessageText closedBeforeRequest{room, QT_TRANSLATE_NOOP("adapters/http", "the connection was closed before the request could be sent")};
inline constexpr MessageText closedBeforeResponse{room, QT_TRANSLATE_NOOP("adapters/http", "the connection was closed before an HTTP response began")};
inline constexpr MessageText closedDuringResponse{room, QT_TRANSLATE_NOOP("adapters/http", "the connection was closed before the response was complete")};
inline constexpr MessageText noTls{room, QT_TRANSLATE_NOOP("adapters/http", "no secure connection could be made; TLS 1.2 or later is required")};
inline constexpr MessageText proxyAuthentication{room, QT_TRANSLATE_NOOP("adapters/http", "the proxy requires a user name and a password")};
inline constexpr MessageText proxyFailed{room, QT_TRANSLATE_NOOP("adapters/http", "the proxy could not be reached, or it rejected the request")};
inline constexpr MessageText notHttp{room, QT_TRANSLATE_NOOP("adapters/http", "the data received is not an HTTP response")};
inline constexpr MessageText connectionRefused{room, QT_TRANSLATE_NOOP("adapters/http", "the connection was refused")};
inline constexpr MessageText moduleMissing{room, QT_TRANSLATE_NOOP("adapters/http", "the file %1 is missing or cannot be loaded; reinstall Outcrop")};
inline constexpr MessageText noHost{room, QT_TRANSLATE_NOOP("adapters/http", "the host name could not be resolved")};

} // namespace outcrop::httpmessages
