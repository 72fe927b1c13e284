// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Something that a person should hear of: plain text.
struct Announcement {
    QString title;
    QString text; ///< lines with `\n` between them
};

/// A way to reach somebody. Waits for the desktop or the network: call from a worker thread.
/// Errors: Unreadable (no notification service, or no answer), NotAllowed (refused: the message says by whom). No message ever holds a key or an
/// address that contains one.
class Notifier
{
public:
    virtual ~Notifier() = default;

    /// For people: `desktop`, `Telegram`.
    virtual QString name() const = 0;
    virtual Status send(const Announcement &notice) = 0;
};

} // namespace outcrop
