// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/manifest.h"

#include <QDateTime>
#include <QTimeZone>

namespace outcrop {

/// The hours of the day at which something runs, in a time zone.
struct HourSchedule {
    QList<int> hours; ///< 0 to 23, rising, each once
    QTimeZone zone;

    /// The first of these hours after a time, in UTC; invalid where there are no hours. An hour that the change to summer time leaves out comes an hour later
    /// that day, and one that comes twice counts once.
    QDateTime next(const QDateTime &after) const;
    /// `7, 13 and 21 o'clock, America/Los_Angeles`.
    QString text() const;
};

/// How [evolution] of config.toml wants it:
///
///     [evolution]
///     enabled = true
///     schedule = "7,13,21"                  # or [7, 13, 21]
///     time_zone = "America/Los_Angeles"     # or "UTC-08:00", or "PST"; absent: that of this machine
///     auto_apply = false                    # true is refused
///     notify_channel = "telegram"           # or "desktop" (the default), or "none"
///     telegram_chat = "123456"
struct EvolutionSettings {
    bool enabled = false;
    HourSchedule schedule;
    QString channel = QStringLiteral("desktop");
    QString telegramChat = {};
    Diagnostics diagnostics = {}; ///< errors where a value cannot be used: then nothing runs; `auto_apply = true` is among them
};

/// `file` is the manifest's path, for diagnostics; `local` the time zone where none is stated.
EvolutionSettings readEvolutionSettings(
    const Manifest &manifest, const QString &file = QStringLiteral("config.toml"), const QTimeZone &local = QTimeZone::systemTimeZone());

} // namespace outcrop
