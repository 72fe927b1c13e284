// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/notifiers.h"

#include "adapters/clock/systemclock.h"
#include "adapters/notify/desktopnotifier.h"
#include "adapters/notify/telegramnotifier.h"

namespace outcrop {

KeyOwner telegramKeyOwner()
{
    return {QStringLiteral("telegram"), QStringLiteral("TELEGRAM_BOT_TOKEN"), TelegramChat().api.toString()};
}

std::unique_ptr<Notifier> openNotifier(const EvolutionSettings &settings, KeyRing &keys)
{
    if (settings.channel == u"desktop")
        return std::make_unique<DesktopNotifier>();
    if (settings.channel != u"telegram" || settings.telegramChat.isEmpty())
        return nullptr;
    const TelegramChat chat{.chat = settings.telegramChat};
    return std::make_unique<TelegramNotifier>(chat, [&keys, api = chat.api] { return keys.read(telegramKeyOwner().provider, api); });
}

std::unique_ptr<Clock> openClock()
{
    return std::make_unique<SystemClock>();
}

} // namespace outcrop
