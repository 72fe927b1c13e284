// SPDX-License-Identifier: GPL-3.0-or-later
// Faults before a request is sent and before a response arrives.
#include "tests/adapters/providers/certificates.h"
#include "tests/adapters/providers/faults.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

namespace outcrop::testing {
namespace {

/// A port whose backlog is full, so that connection attempts get no reply.
class BlackHole
{
public:
    BlackHole()
    {
        m_address.sin_family = AF_INET;
        m_address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof m_address;
        auto *address = reinterpret_cast<sockaddr *>(&m_address);
        if (::bind(m_listener, address, size) != 0 || ::listen(m_listener, 0) != 0 || ::getsockname(m_listener, address, &size) != 0)
            qFatal("no port for a black hole");
        for (int &knock : m_pendingConnections) {
            knock = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
            ::connect(knock, address, size);
        }
    }
    ~BlackHole()
    {
        for (const int knock : m_pendingConnections)
            ::close(knock);
        ::close(m_listener);
    }
    Q_DISABLE_COPY_MOVE(BlackHole)

    int port() const { return ntohs(m_address.sin_port); }

private:
    const int m_listener = ::socket(AF_INET, SOCK_STREAM, 0);
    std::array<int, 4> m_pendingConnections{};
    sockaddr_in m_address{};
};

/// Returns a host name that exceeds the maximum length, so that it is never sent to a DNS server.
QString tooLongHostName()
{
    QStringList labels;
    for (const char letter : {'a', 'b', 'c', 'd', 'e'})
        labels.append(QString(60, QLatin1Char(letter)));
    return labels.join(u'.');
}

int closedPort()
{
    const FaultServer gone([](ClientConnection &) {});
    return gone.port();
}

Fault addressFault(const QString &name, const QString &address, FailureKind kind = FailureKind::Unreachable)
{
    Fault fault{name, [](ClientConnection &) {}, kind, 0};
    fault.adjustCall = [address](QString &url, CallSettings &) { url = address; };
    return fault;
}

Fault blackHoleFault()
{
    const auto hole = std::make_shared<BlackHole>();
    Fault fault = addressFault(QStringLiteral("black hole"), {});
    fault.adjustCall = [hole](QString &url, CallSettings &) { url = QStringLiteral("http://127.0.0.1:%1").arg(hole->port()); };
    return fault;
}

/// Returns the fault of a server that supports TLS 1.0 only: the fatal alert protocol_version.
Fault oldTlsFault()
{
    Fault fault{QStringLiteral("TLS 1.0 only"), [](ClientConnection &connection) {
                    connection.readFirstBytes();
                    connection.write(QByteArray("\x15\x03\x01\x00\x02\x02\x46", 7));
                    connection.waitForDisconnect();
                }, FailureKind::NotTrusted, 0};
    fault.adjustCall = [](QString &url, CallSettings &) { url.replace(QStringLiteral("http:"), QStringLiteral("https:")); };
    return fault;
}

Fault untrustedFault(const QString &name, const std::optional<TlsIdentity> &identity, const QByteArray &authority)
{
    Fault fault{name, respondWith(httpResponse(200, message("Hello"))), FailureKind::NotTrusted, 0};
    fault.identity = identity;
    fault.adjustCall = [authority](QString &, CallSettings &settings) { settings.network.authorities = authority; };
    return fault;
}

Fault proxy()
{
    Fault fault{QStringLiteral("proxy 407"), respondWith(httpResponse(407, {}, "Proxy-Authenticate: Basic realm=\"x\"\r\n")), FailureKind::Proxy, 0};
    fault.received = 1;
    fault.adjustCall = [](QString &url, CallSettings &settings) {
        settings.network.proxy = HttpProxy{QStringLiteral("127.0.0.1"), quint16(QUrl(url).port())};
        url = QStringLiteral("https://provider.invalid");
    };
    return fault;
}

} // namespace

QList<Fault> connectionFaults(const Certificates &certificates)
{
    QList<Fault> faults{
        addressFault(QStringLiteral("refused"), QStringLiteral("http://127.0.0.1:%1").arg(closedPort())),
        addressFault(QStringLiteral("no such host"), QStringLiteral("https://") + tooLongHostName()),
        addressFault(QStringLiteral("address with a password"), QStringLiteral("https://name:word@127.0.0.1"), FailureKind::BadRequest),
        blackHoleFault(),
        oldTlsFault(),
        proxy(),
    };
    for (const QString &name : {QStringLiteral("selfsigned"), QStringLiteral("expired"), QStringLiteral("wrongname")}) {
        if (const auto identity = certificates.identity(name))
            faults.append(untrustedFault(QStringLiteral("TLS ") + name, identity, certificates.authority()));
    }
    if (const auto good = certificates.identity(QStringLiteral("good"))) {
        faults.append(untrustedFault(QStringLiteral("TLS of an unknown authority"), good, QByteArray()));
        faults.append(untrustedFault(QStringLiteral("TLS as it should be"), good, certificates.authority()));
        faults.last().kind = {};
        faults.last().attempts = 1;
        faults.last().text = QStringLiteral("Hello");
    }
    return faults;
}

QList<Fault> replyFaults()
{
    const auto readAnd = [](const QByteArray &bytes, void (ClientConnection::*last)()) {
        return [bytes, last](ClientConnection &connection) {
            if (!connection.readRequest())
                return;
            connection.write(bytes);
            (connection.*last)();
        };
    };
    return {
        {QStringLiteral("closed after the request's headers"), [](ClientConnection &connection) { connection.readHeaders(); connection.close(); }, FailureKind::Lost},
        {QStringLiteral("closed after the request"), readAnd({}, &ClientConnection::close), FailureKind::Lost},
        {QStringLiteral("closed inside the header"), readAnd("HTTP/1.1 200 OK\r\nConten", &ClientConnection::close), FailureKind::Lost},
        {QStringLiteral("reset after the request"), readAnd({}, &ClientConnection::reset), FailureKind::Lost},
        {QStringLiteral("reset after the request's headers"), [](ClientConnection &connection) { connection.readHeaders(); connection.reset(); }, FailureKind::Lost},
        {QStringLiteral("silence"), readAnd({}, &ClientConnection::waitForDisconnect), FailureKind::TimedOut},
        {QStringLiteral("100 and closed"), readAnd("HTTP/1.1 100 Continue\r\n\r\n", &ClientConnection::close), FailureKind::Lost},
        {QStringLiteral("100 and answered"), readAnd("HTTP/1.1 100 Continue\r\n\r\n" + httpResponse(200, message("Hello")), &ClientConnection::close), {}, 1, QStringLiteral("Hello")},
        {QStringLiteral("no HTTP at all"), readAnd("SSH-2.0-OpenSSH_9.2\r\n", &ClientConnection::close), FailureKind::Lost},
    };
}

} // namespace outcrop::testing
