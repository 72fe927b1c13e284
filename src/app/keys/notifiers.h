// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "core/evolution/schedule.h"
#include "core/ports/clock.h"
#include "core/ports/notifier.h"

namespace outcrop {

/// Whose key a Telegram bot's token is: `keys set telegram`, or TELEGRAM_BOT_TOKEN.
KeyOwner telegramKeyOwner();

/// The way that config.toml names; null where it names none, or says nothing that could be used: Telegram without a chat. Telegram is only spoken to where
/// `notify_channel` asks for it. `keys` outlives the notifier.
std::unique_ptr<Notifier> openNotifier(const EvolutionSettings &settings, KeyRing &keys);

/// The machine's clock, for the thread that asks.
std::unique_ptr<Clock> openClock();

} // namespace outcrop
