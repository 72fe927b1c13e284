// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/notifier.h"

namespace outcrop {

/// The notices of the user's desktop: org.freedesktop.Notifications on the session bus (Desktop Notifications Specification 1.2). The text is escaped, as
/// servers may read markup in it. A later notice takes the place of the one before.
class DesktopNotifier : public Notifier
{
public:
    QString name() const override { return QStringLiteral("desktop"); }
    Status send(const Announcement &notice) override;

private:
    quint32 m_last = 0;
};

} // namespace outcrop
