// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/notify/desktopnotifier.h"

#include "adapters/notify/notifymessages.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QVariantMap>

namespace outcrop {
namespace {

constexpr int timeout = 5000; // ms; the notification server may have to be started
constexpr int serverDefaultTimeout = -1; // lets the server choose the timeout

const QString service = QStringLiteral("org.freedesktop.Notifications");

Error notShown(const QString &reason)
{
    return {ErrorCode::Unreadable, notifymessages::notShown(reason), {}};
}

} // namespace

Status DesktopNotifier::send(const Notification &notice)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return notShown(notifymessages::noSessionBus());
    QDBusMessage question = QDBusMessage::createMethodCall(service, QStringLiteral("/org/freedesktop/Notifications"), service, QStringLiteral("Notify"));
    question.setArguments({QStringLiteral("Outcrop"), QVariant::fromValue(m_last), QStringLiteral("outcrop"), notice.title, notice.text.toHtmlEscaped(), QStringList(),
        QVariantMap{{QStringLiteral("desktop-entry"), QStringLiteral("outcrop")}}, serverDefaultTimeout});
    const QDBusMessage reply = bus.call(question, QDBus::Block, timeout);
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty())
        return notShown(reply.errorMessage().isEmpty() ? QStringLiteral("no response") : reply.errorMessage());
    m_last = reply.arguments().first().toUInt();
    return success();
}

} // namespace outcrop
