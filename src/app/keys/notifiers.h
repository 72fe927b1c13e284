// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "core/evolution/schedule.h"
#include "core/ports/clock.h"
#include "core/ports/messenger.h"
#include "core/ports/notifier.h"

namespace outcrop {

/// Returns the owner of a Telegram bot's token, which comes from `keys set telegram` or TELEGRAM_BOT_TOKEN.
KeyOwner telegramKeyOwner();

/// Returns the notifier for `notify_channel` in config.toml. Null without a known channel, or if Telegram is set without a chat. `keys` must outlive the
/// notifier.
std::unique_ptr<Notifier> openNotifier(const EvolutionSettings &settings, KeyRing &keys);

/// Returns the messenger for `notify_channel = "telegram"`. Null for another channel or without a chat. `keys` must outlive the messenger.
std::unique_ptr<Messenger> openMessenger(const EvolutionSettings &settings, KeyRing &keys);

/// Returns the system clock, for use on the calling thread.
std::unique_ptr<Clock> openClock();

} // namespace outcrop
