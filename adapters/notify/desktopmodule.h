// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// A desktop notification for the module `outcrop-notify`, which uses D-Bus.
struct DesktopNotice {
    QString title;
    QString text;         ///< without markup
    quint32 replacedId = 0; ///< ID of the notification that this one replaces; 0 for none
};

/// The answer of the notification server. `id` is 0 if the notification was not shown.
struct DesktopAnswer {
    quint32 id = 0;
    bool hasBus = false;
    QString reason = {}; ///< error message of D-Bus; may be empty
};

/// Shows a notification: org.freedesktop.Notifications on the session bus (Desktop Notifications Specification 1.2). Weak: null if the program does not link
/// the module.
extern "C" [[gnu::weak]] void outcropShowNotification(const DesktopNotice &notice, DesktopAnswer &answer);

} // namespace outcrop
