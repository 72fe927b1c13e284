// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QMutex>
#include <QSslCertificate>
#include <QSslKey>
#include <QString>

#include <atomic>
#include <functional>
#include <limits>
#include <list>
#include <optional>
#include <thread>

class QSslSocket;

namespace outcrop::testing {

/// A server's certificate with its key.
struct TlsIdentity {
    QSslCertificate certificate;
    QSslKey key;
};

class FaultServer;

/// One visitor's connection, byte by byte. Every wait ends when the visitor leaves or the server does.
class Visit
{
public:
    Visit(FaultServer &server, QSslSocket &socket) : m_server(server), m_socket(socket) { }

    /// Reads and counts a request. False where none came whole.
    bool readRequest();
    /// Reads and counts its headers and leaves the rest.
    bool readHead();
    /// Reads the first input, such as the greeting of TLS, and counts nothing.
    bool readAnything();
    void write(const QByteArray &bytes);
    /// Sends the end of the stream, as a program does that closes its connection in order.
    void close();
    /// Breaks the connection: the visitor's system hears RST.
    void reset();
    void waitUntilLeft();
    /// Whether the visitor leaves within this time, in milliseconds.
    bool leavesWithin(int time);
    /// The request without its body, and the body.
    const QByteArray &head() const { return m_head; }
    const QByteArray &body() const { return m_body; }
    bool isLeft() const;

private:
    bool readMore();
    qsizetype announced() const;

    FaultServer &m_server;
    QSslSocket &m_socket;
    QByteArray m_head;
    QByteArray m_body;
    bool m_closed = false;
};

/// A server on this machine that does with each visitor what a script says, and counts the requests that came. The script runs on a thread of
/// the visitor's own.
class FaultServer
{
public:
    using Script = std::function<void(Visit &visit)>;

    explicit FaultServer(Script script, const std::optional<TlsIdentity> &identity = {});
    ~FaultServer();
    FaultServer(const FaultServer &) = delete;
    FaultServer &operator=(const FaultServer &) = delete;

    quint16 port() const { return m_port; }
    /// `http://127.0.0.1:4711`, or https with the name localhost.
    QString url() const;
    int connections() const { return m_connections; }
    /// Every request that came, headers and body, in the order of their coming.
    QList<QByteArray> requests() const;
    /// For long runs: only the last ones are kept.
    void keepAtMost(int requests) { m_most = requests; }
    bool isEnding() const { return m_ending; }
    void note(const QByteArray &request);
    /// What belongs to the request noted last on this connection came later.
    void noteMore(const QByteArray &bytes);

private:
    /// A thread that says when it has ended.
    struct Guest {
        std::atomic<bool> left = false;
        std::thread thread;
    };

    void listen();
    void serve(int descriptor);
    void accept();
    void sayGoodbye();

    const Script m_script;
    const std::optional<TlsIdentity> m_identity;
    int m_listener = -1;
    quint16 m_port = 0;
    std::atomic<bool> m_ending = false;
    std::atomic<int> m_connections = 0;
    mutable QMutex m_mutex;
    QList<QByteArray> m_requests;
    std::atomic<int> m_most = std::numeric_limits<int>::max();
    std::list<Guest> m_guests;
    std::thread m_accepting;
};

/// `HTTP/1.1 200 OK` with headers and body; the length is announced unless a header says something about it.
QByteArray httpAnswer(int status, const QByteArray &body, const QByteArray &headers = {});
/// The head of an event stream of unknown length.
QByteArray streamHead(const QByteArray &contentType = "text/event-stream");
QByteArray chunk(const QByteArray &bytes);

} // namespace outcrop::testing
