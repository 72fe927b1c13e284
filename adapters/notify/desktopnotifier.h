// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/notifier.h"

namespace outcrop {

/// Shows desktop notifications: org.freedesktop.Notifications on the session bus (Desktop Notifications Specification 1.2). Escapes the text, because
/// servers may interpret markup. Each notification replaces the previous one.
class DesktopNotifier : public Notifier
{
public:
    QString name() const override { return QStringLiteral("desktop"); }
    Status send(const Notification &notice) override;

private:
    quint32 m_lastId = 0;
};

} // namespace outcrop
