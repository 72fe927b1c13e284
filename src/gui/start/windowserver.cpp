// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/start/windowserver.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <sys/socket.h>
#include <unistd.h>

namespace outcrop {
namespace {

constexpr int waitMs = 1000;   // maximum time that a starting program waits for another window, in milliseconds for each step
constexpr int connectMs = 50;  // maximum time that a window waits for another window, in milliseconds
constexpr qint64 maxMessageSize = 64 * 1024;
const QByteArray accepted = "ok\n";

/// Returns the path of the socket, in the user's runtime folder or else in the folder for temporary files.
QString socketPath(const QString &folder)
{
    const QString real = QFileInfo(folder).canonicalFilePath();
    const QByteArray hash = QCryptographicHash::hash((real.isEmpty() ? folder : real).toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return QDir(runtime.isEmpty() ? QDir::tempPath() : runtime).filePath(QStringLiteral("outcrop-%1-%2").arg(::getuid()).arg(QString::fromLatin1(hash)));
}

/// Returns whether the other process belongs to this user: in a shared folder, another user could have created the socket.
bool isSameUser(const QLocalSocket &socket)
{
    ucred peer = {};
    socklen_t size = sizeof(peer);
    return ::getsockopt(int(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::getuid();
}

} // namespace

WindowServer::WindowServer(QObject *parent) : QObject(parent)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &WindowServer::accept);
    connect(&m_otherWindow, &QLocalSocket::disconnected, this, &WindowServer::listen, Qt::QueuedConnection); // queued, because the other window is closing
}

void WindowServer::setFolder(const QString &folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    m_server.close();
    for (QLocalSocket *waiting : m_server.findChildren<QLocalSocket *>())
        waiting->disconnectFromServer(); // after the connection is closed, another window listens for the workspace
    m_otherWindow.abort();
    listen();
}

void WindowServer::listen()
{
    if (m_folder.isEmpty() || m_server.isListening() || m_otherWindow.state() != QLocalSocket::UnconnectedState)
        return;
    const QString socket = socketPath(m_folder);
    m_otherWindow.connectToServer(socket); // QLocalServer would replace the socket of another window, so a connection is tried first
    if (m_otherWindow.waitForConnected(connectMs))
        return;
    m_otherWindow.abort();
    QLocalServer::removeServer(socket); // the socket remains after a process was killed
    m_server.listen(socket);
}

void WindowServer::accept()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        if (!isSameUser(*socket)) {
            socket->abort();
            continue;
        }
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine() && socket->bytesAvailable() < maxMessageSize)
                return;
            const std::optional<OpenTarget> target = targetFromMessage(socket->readLine(maxMessageSize));
            if (target && target->folder == m_folder) {
                socket->write(accepted);
                Q_EMIT received(*target);
            }
            socket->disconnectFromServer();
        });
    }
}

bool WindowServer::send(const OpenTarget &target)
{
    QLocalSocket socket;
    socket.connectToServer(socketPath(target.folder));
    if (!socket.waitForConnected(waitMs) || !isSameUser(socket))
        return false;
    socket.write(messageOf(target));
    return socket.waitForReadyRead(waitMs) && socket.readLine(accepted.size() + 1) == accepted;
}

} // namespace outcrop
