// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/manifest.h"

#include <QDateTime>
#include <QTimeZone>
#include <QUrl>

namespace outcrop {

/// The hours of the day when a job runs, in a time zone.
struct HourSchedule {
    QList<int> hours; ///< 0 to 23, sorted, without duplicates
    QTimeZone zone;

    /// Returns the first scheduled time after `after`, in UTC, or an invalid time if there are no hours. An hour skipped by daylight saving time runs one
    /// hour later; a repeated hour runs once.
    QDateTime next(const QDateTime &after) const;
    /// Returns `7:00, 13:00 and 21:00, America/Los_Angeles`, or `never`.
    QString text() const;
};

/// The settings in the table [evolution] of config.toml:
///
///     [evolution]
///     enabled = true
///     schedule = "7,13,21"                  # or [7, 13, 21]
///     time_zone = "America/Los_Angeles"     # or "UTC-08:00", or "PST"; default: the system's time zone
///     auto_apply = false                    # true is an error
///     notify_channel = "telegram"           # or "desktop" (the default), or "none"
///     telegram_chat = "123456"
///     telegram_user = "123456"              # user whose decisions count; default: the person of a private chat
///     telegram_api = "http://127.0.0.1:8081" # a self-hosted Bot API server; must be allowed with `keys allow`
struct EvolutionSettings {
    bool isEnabled = false;
    HourSchedule schedule;
    QString channel = QStringLiteral("desktop");
    QString telegramChat = {};
    QString telegramUser = {}; ///< ID of the user whose decisions count; empty if the chat is a group and no user is configured
    QUrl telegramApi = QUrl(QStringLiteral("https://api.telegram.org"));
    Diagnostics diagnostics = {}; ///< errors and warnings about values, including `auto_apply = true`; with errors, no run is started
};

/// Reads the table. `file` is the manifest's path for diagnostics. `local` is the default time zone.
EvolutionSettings readEvolutionSettings(
    const Manifest &manifest, const QString &file = QStringLiteral("config.toml"), const QTimeZone &local = QTimeZone::systemTimeZone());

} // namespace outcrop
