// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"

#include <QMutexLocker>
#include <QSslSocket>

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace outcrop::testing {
namespace {

constexpr int stopCheckMilliseconds = 10; ///< interval for checking whether the server is stopping, in milliseconds

} // namespace

bool ClientConnection::readMore()
{
    while (!m_server.isStopping()) {
        if (m_socket.bytesAvailable() > 0 || m_socket.waitForReadyRead(stopCheckMilliseconds))
            return true;
        if (m_socket.state() != QAbstractSocket::ConnectedState)
            return m_socket.bytesAvailable() > 0;
    }
    return false;
}

bool ClientConnection::readHeaders()
{
    qsizetype end = -1;
    while ((end = m_head.indexOf("\r\n\r\n")) < 0) {
        if (!readMore())
            return false;
        m_head += m_socket.readAll();
    }
    m_body = m_head.mid(end + 4);
    m_head.truncate(end + 4);
    m_server.recordRequest(m_head);
    return true;
}

qsizetype ClientConnection::contentLength() const
{
    const QByteArray lower = m_head.toLower();
    const qsizetype at = lower.indexOf("content-length:");
    return at < 0 ? 0 : lower.mid(at + 15, lower.indexOf('\r', at) - at - 15).trimmed().toLongLong();
}

bool ClientConnection::readRequest()
{
    if (!readHeaders())
        return false;
    while (m_body.size() < contentLength()) {
        if (!readMore())
            return false;
        m_body += m_socket.readAll();
    }
    m_server.extendRequest(m_head + m_body);
    return true;
}

bool ClientConnection::readFirstBytes()
{
    if (!readMore())
        return false;
    m_socket.readAll();
    return true;
}

void ClientConnection::write(const QByteArray &bytes)
{
    if (m_isClosed || m_socket.state() != QAbstractSocket::ConnectedState)
        return;
    m_socket.write(bytes);
    while (m_socket.bytesToWrite() > 0 && !m_server.isStopping() && m_socket.state() == QAbstractSocket::ConnectedState)
        m_socket.waitForBytesWritten(stopCheckMilliseconds);
}

void ClientConnection::close()
{
    m_isClosed = true;
    m_socket.disconnectFromHost();
    if (m_socket.state() != QAbstractSocket::UnconnectedState)
        m_socket.waitForDisconnected(1000);
}

void ClientConnection::reset()
{
    m_isClosed = true;
    const linger atOnce{1, 0};
    ::setsockopt(int(m_socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    m_socket.abort();
}

bool ClientConnection::isDisconnected() const
{
    return m_server.isStopping() || m_socket.state() != QAbstractSocket::ConnectedState;
}

void ClientConnection::waitForDisconnect()
{
    while (!disconnectsWithin(stopCheckMilliseconds)) { }
}

bool ClientConnection::disconnectsWithin(int time)
{
    if (!isDisconnected() && m_socket.waitForReadyRead(time))
        m_socket.readAll();
    return isDisconnected();
}

FaultServer::FaultServer(Script script, const std::optional<TlsIdentity> &identity) : m_script(std::move(script)), m_identity(identity)
{
    listen();
    m_acceptThread = std::thread([this] { accept(); });
}

FaultServer::~FaultServer()
{
    m_isStopping = true;
    m_acceptThread.join();
    for (ClientThread &client : m_clients)
        client.thread.join();
    ::close(m_listener);
}

void FaultServer::listen()
{
    m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (::bind(m_listener, reinterpret_cast<sockaddr *>(&address), size) != 0 || ::listen(m_listener, 64) != 0
        || ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        qFatal("no port for a server on this machine");
    m_port = ntohs(address.sin_port);
}

void FaultServer::accept()
{
    while (!m_isStopping) {
        pollfd ready{m_listener, POLLIN, 0};
        if (::poll(&ready, 1, stopCheckMilliseconds) <= 0)
            continue;
        const int descriptor = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (descriptor < 0)
            continue;
        ++m_connections;
        removeEndedThreads();
        ClientThread &client = m_clients.emplace_back();
        client.thread = std::thread([this, descriptor, &client] {
            serve(descriptor);
            client.hasEnded = true;
        });
    }
}

void FaultServer::removeEndedThreads()
{
    m_clients.remove_if([](ClientThread &client) {
        const bool hasEnded = client.hasEnded;
        if (hasEnded)
            client.thread.join();
        return hasEnded;
    });
}

void FaultServer::serve(int descriptor)
{
    QSslSocket socket;
    socket.setSocketDescriptor(descriptor);
    if (m_identity) {
        socket.setLocalCertificate(m_identity->certificate);
        socket.setPrivateKey(m_identity->key);
        socket.setPeerVerifyMode(QSslSocket::VerifyNone);
        socket.startServerEncryption();
        if (!socket.waitForEncrypted(5000))
            return;
    }
    ClientConnection connection(*this, socket);
    m_script(connection);
    if (!connection.isDisconnected())
        connection.close();
}

QString FaultServer::url() const
{
    return QStringLiteral("%1:%2").arg(m_identity ? QStringLiteral("https://localhost") : QStringLiteral("http://127.0.0.1")).arg(m_port);
}

QList<QByteArray> FaultServer::requests() const
{
    const QMutexLocker lock(&m_mutex);
    return m_requests;
}

void FaultServer::recordRequest(const QByteArray &request)
{
    const QMutexLocker lock(&m_mutex);
    m_requests.append(request);
    if (m_requests.size() > m_maxRecordedRequests)
        m_requests.removeFirst();
}

void FaultServer::extendRequest(const QByteArray &request)
{
    const QMutexLocker lock(&m_mutex);
    for (auto recorded = m_requests.rbegin(); recorded != m_requests.rend(); ++recorded) {
        if (request.startsWith(*recorded)) {
            *recorded = request;
            return;
        }
    }
}

QByteArray httpResponse(int status, const QByteArray &body, const QByteArray &headers)
{
    QByteArray answer = "HTTP/1.1 " + QByteArray::number(status) + " Words\r\n" + headers;
    if (!headers.toLower().contains("content-length:") && !headers.toLower().contains("transfer-encoding:"))
        answer += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    if (!headers.toLower().contains("content-type:"))
        answer += "Content-Type: application/json\r\n";
    return answer + "\r\n" + body;
}

QByteArray streamHeaders(const QByteArray &contentType)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: " + contentType + "\r\nTransfer-Encoding: chunked\r\n\r\n";
}

QByteArray chunk(const QByteArray &bytes)
{
    return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
}

} // namespace outcrop::testing
