// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/notify.
namespace outcrop::notifymessages {

inline constexpr char room[] = "adapters/notify";
inline constexpr MessageText notShown{room, QT_TRANSLATE_NOOP("adapters/notify", "the desktop cannot show notifications: %1. Choose another notify_channel in [evolution] of config.toml")};
inline constexpr MessageText noSessionBus{room, QT_TRANSLATE_NOOP("adapters/notify", "there is no session bus")};
inline constexpr MessageText moduleMissing{room, QT_TRANSLATE_NOOP("adapters/notify", "the file %1 is missing or cannot be loaded; reinstall Outcrop")};
inline constexpr MessageText telegramNotReached{room, QT_TRANSLATE_NOOP("adapters/notify", "The request to Telegram failed: %1. Check the network, then try again")};
inline constexpr MessageText telegramProtocol{room, QT_TRANSLATE_NOOP("adapters/notify", "the response from Telegram does not match its API (HTTP %1). Try again later")};
inline constexpr MessageText noReason{room, QT_TRANSLATE_NOOP("adapters/notify", "Telegram did not give a reason")};
inline constexpr MessageText telegramRejected{room, QT_TRANSLATE_NOOP("adapters/notify", "Telegram rejected the request: %1. Check the bot token and telegram_chat")};
inline constexpr MessageText pollingStopped{room, QT_TRANSLATE_NOOP("adapters/notify", "stopped while waiting for Telegram")};
inline constexpr MessageText noToken{room, QT_TRANSLATE_NOOP("adapters/notify", "no bot token is stored for %1, or the host is not allowed. Store a token with `outcrop-cli keys set telegram`; if %1 is a self-hosted server, also run `outcrop-cli keys allow telegram %1`")};
inline constexpr MessageText notAToken{room, QT_TRANSLATE_NOOP("adapters/notify", "this is not a Telegram bot token. Enter a token in the form 123456:AbC-dEf_1")};

} // namespace outcrop::notifymessages
