// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/notify/desktopmodule.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QVariantMap>

namespace outcrop {
namespace {

constexpr int timeout = 5000; // ms; the notification server may have to be started
constexpr int serverDefaultTimeout = -1; // lets the server choose the timeout

const QString service = QStringLiteral("org.freedesktop.Notifications");

QDBusMessage messageOf(const DesktopNotice &notice)
{
    QDBusMessage message = QDBusMessage::createMethodCall(service, QStringLiteral("/org/freedesktop/Notifications"), service, QStringLiteral("Notify"));
    message.setArguments({QStringLiteral("Outcrop"), QVariant::fromValue(notice.replacedId), QStringLiteral("outcrop"), notice.title,
        notice.text.toHtmlEscaped(), QStringList(), QVariantMap{{QStringLiteral("desktop-entry"), QStringLiteral("outcrop")}}, serverDefaultTimeout});
    return message;
}

} // namespace

void outcropShowNotification(const DesktopNotice &notice, DesktopAnswer &answer)
{
    const QDBusConnection sessionBus = QDBusConnection::sessionBus();
    answer.hasBus = sessionBus.isConnected();
    if (!answer.hasBus)
        return;
    const QDBusMessage reply = sessionBus.call(messageOf(notice), QDBus::Block, timeout);
    answer.reason = reply.errorMessage();
    if (reply.type() == QDBusMessage::ReplyMessage && !reply.arguments().isEmpty())
        answer.id = reply.arguments().first().toUInt();
}

} // namespace outcrop
