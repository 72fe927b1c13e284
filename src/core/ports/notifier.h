// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// A plain-text notification for the user.
struct Notification {
    QString title;
    QString text; ///< body, with lines separated by `\n`
};

/// Sends notifications to the user. Blocks on the desktop or the network, so call it from a worker thread. Errors: Unreadable (no notification
/// service, or no response), NotAllowed (rejected; the message names the service). Error messages never contain a key or a URL that includes one.
class Notifier
{
public:
    virtual ~Notifier() = default;

    /// Returns the name for display: `desktop`, `Telegram`.
    virtual QString name() const = 0;
    virtual Status send(const Notification &notice) = 0;
};

} // namespace outcrop
