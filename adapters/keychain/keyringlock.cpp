// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/keyringlock.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QMap>

namespace outcrop {
namespace {

using Attributes = QMap<QString, QString>;

constexpr int timeout = 1000; // ms; these calls do not prompt the user

const QString serviceName = QStringLiteral("org.freedesktop.secrets");

QDBusMessage callService(const QString &path, const QString &interface, const QString &method, const QVariantList &arguments)
{
    QDBusMessage question = QDBusMessage::createMethodCall(serviceName, path, interface, method);
    question.setArguments(arguments);
    return QDBusConnection::sessionBus().call(question, QDBus::Block, timeout);
}

} // namespace

bool isInLockedCollection(const QString &service, const QString &account)
{
    qDBusRegisterMetaType<Attributes>();
    const Attributes entry{{QStringLiteral("server"), service}, {QStringLiteral("user"), account}};
    const QDBusMessage reply = callService(QStringLiteral("/org/freedesktop/secrets"), QStringLiteral("org.freedesktop.Secret.Service"), QStringLiteral("SearchItems"),
                                    {QVariant::fromValue(entry)});
    const QVariantList found = reply.arguments(); // the unlocked and the locked entries
    return reply.type() == QDBusMessage::ReplyMessage && found.size() == 2 && !qdbus_cast<QList<QDBusObjectPath>>(found[1]).isEmpty();
}

bool isKeyringLocked()
{
    const QDBusMessage reply = callService(QStringLiteral("/org/freedesktop/secrets/aliases/default"), QStringLiteral("org.freedesktop.DBus.Properties"),
                                    QStringLiteral("Get"), {QStringLiteral("org.freedesktop.Secret.Collection"), QStringLiteral("Locked")});
    const QVariantList found = reply.arguments();
    return reply.type() == QDBusMessage::ReplyMessage && !found.isEmpty() && qvariant_cast<QDBusVariant>(found.first()).variant().toBool();
}

} // namespace outcrop
