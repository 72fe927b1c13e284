// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/notifiers.h"

#include "adapters/clock/systemclock.h"
#include "adapters/notify/desktopnotifier.h"
#include "adapters/notify/telegrammessenger.h"
#include "adapters/notify/telegramnotifier.h"

namespace outcrop {
namespace {

TelegramChat chatOf(const EvolutionSettings &settings)
{
    return {settings.telegramApi, settings.telegramChat};
}

/// Reads the token for the configured server. A server other than Telegram's receives it only if the user has allowed that server.
std::function<Result<Secret>()> tokenReader(const EvolutionSettings &settings, KeyRing &keys)
{
    return [&keys, api = settings.telegramApi] { return keys.read(telegramKeyOwner().provider, api); };
}

} // namespace

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
    return std::make_unique<TelegramNotifier>(chatOf(settings), tokenReader(settings, keys));
}

std::unique_ptr<Messenger> openMessenger(const EvolutionSettings &settings, KeyRing &keys)
{
    if (settings.channel != u"telegram" || settings.telegramChat.isEmpty())
        return nullptr;
    return std::make_unique<TelegramMessenger>(chatOf(settings), tokenReader(settings, keys));
}

std::unique_ptr<Clock> openClock()
{
    return std::make_unique<SystemClock>();
}

} // namespace outcrop
