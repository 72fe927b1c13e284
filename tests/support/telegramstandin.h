// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "tests/support/faultserver.h"

#include <QMutex>
#include <QUrl>

namespace outcrop::testing {

/// The token that the server accepts.
inline const QByteArray botToken = "123456:canary-AbC_dEf";

/// A Bot API server with one chat. Stores received messages, and returns all queued updates for each `getUpdates`, even confirmed updates.
class TelegramStandIn
{
public:
    TelegramStandIn() : m_server([this](ClientConnection &connection) { answer(connection); }) { }

    QUrl url() const { return QUrl(m_server.url()); }
    void queueUpdate(const Json &update)
    {
        const QMutexLocker lock(&m_mutex);
        m_updates.push_back(update);
    }
    void clear()
    {
        const QMutexLocker lock(&m_mutex);
        m_updates = Json::array();
    }
    QList<Json> messages() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_messages;
    }
    QStringList methods() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_methods;
    }

private:
    void answer(ClientConnection &connection)
    {
        if (!connection.readRequest())
            return;
        const QByteArray path = connection.head().split(' ').value(1);
        const Json body = Json::parse(connection.body().toStdString(), nullptr, false);
        const QMutexLocker lock(&m_mutex);
        if (!path.startsWith(QByteArray("/bot" + botToken + "/"))) {
            connection.write(httpResponse(401, "{\"ok\":false,\"error_code\":401,\"description\":\"Unauthorized\"}"));
            return;
        }
        const QString method = QString::fromUtf8(path.mid(path.lastIndexOf('/') + 1));
        m_methods.append(method);
        if (method == u"sendMessage")
            m_messages.append(body);
        const Json result = method == u"getUpdates" ? m_updates : Json(true);
        connection.write(httpResponse(200, QByteArray::fromStdString(Json{{"ok", true}, {"result", result}}.dump())));
    }

    mutable QMutex m_mutex;
    Json m_updates = Json::array();
    QList<Json> m_messages;
    QStringList m_methods;
    FaultServer m_server; // declared last, because its threads use the other members
};

} // namespace outcrop::testing
