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

/// A server certificate with its key.
struct TlsIdentity {
    QSslCertificate certificate;
    QSslKey key;
};

class FaultServer;

/// A client's connection, controlled byte by byte. Every wait ends when the client disconnects or the server stops.
class ClientConnection
{
public:
    ClientConnection(FaultServer &server, QSslSocket &socket) : m_server(server), m_socket(socket) { }

    /// Reads and records a request. Returns false if it is incomplete.
    bool readRequest();
    /// Reads only the headers, and records the request. Returns false if they are incomplete.
    bool readHeaders();
    /// Reads the first input, such as the TLS greeting, without recording a request.
    bool readFirstBytes();
    void write(const QByteArray &bytes);
    /// Closes the connection normally.
    void close();
    /// Resets the connection: the client's system receives RST.
    void reset();
    void waitForDisconnect();
    /// Waits up to this number of milliseconds until the client disconnects or sends more bytes. Returns isDisconnected().
    bool disconnectsWithin(int time);
    /// Return the headers and the body of the request.
    const QByteArray &head() const { return m_head; }
    const QByteArray &body() const { return m_body; }
    bool isDisconnected() const;

private:
    bool readMore();
    qsizetype contentLength() const;

    FaultServer &m_server;
    QSslSocket &m_socket;
    QByteArray m_head;
    QByteArray m_body;
    bool m_isClosed = false;
};

/// A local server that runs a script for each client, on a separate thread, and records the requests.
class FaultServer
{
public:
    using Script = std::function<void(ClientConnection &connection)>;

    explicit FaultServer(Script script, const std::optional<TlsIdentity> &identity = {});
    ~FaultServer();
    FaultServer(const FaultServer &) = delete;
    FaultServer &operator=(const FaultServer &) = delete;

    quint16 port() const { return m_port; }
    /// Returns a URL such as `http://127.0.0.1:4711`; with TLS, `https` and the name localhost.
    QString url() const;
    int connectionCount() const { return m_connections; }
    /// Returns the recorded requests in order, each with its headers and, if it was read completely, its body.
    QList<QByteArray> requests() const;
    /// Keeps only the last requests, for long runs.
    void limitRecordedRequests(int requests) { m_maxRecordedRequests = requests; }
    bool isStopping() const { return m_isStopping; }
    void recordRequest(const QByteArray &request);
    /// Replaces the last recorded request that is the beginning of `request`, for example its headers.
    void extendRequest(const QByteArray &request);

private:
    /// A thread for one client, and a flag that is set when the thread has ended.
    struct ClientThread {
        std::atomic<bool> hasEnded = false;
        std::thread thread;
    };

    void listen();
    void serve(int descriptor);
    void accept();
    /// Joins and removes the threads that have ended.
    void removeEndedThreads();

    const Script m_script;
    const std::optional<TlsIdentity> m_identity;
    int m_listener = -1;
    quint16 m_port = 0;
    std::atomic<bool> m_isStopping = false;
    std::atomic<int> m_connections = 0;
    mutable QMutex m_mutex;
    QList<QByteArray> m_requests;
    std::atomic<int> m_maxRecordedRequests = std::numeric_limits<int>::max();
    std::list<ClientThread> m_clients;
    std::thread m_acceptThread;
};

/// Returns a response. Adds Content-Length, unless the headers set it or Transfer-Encoding, and `Content-Type: application/json`, unless they set a type.
QByteArray httpResponse(int status, const QByteArray &body, const QByteArray &headers = {});
/// Returns the headers of a chunked event stream.
QByteArray streamHeaders(const QByteArray &contentType = "text/event-stream");
QByteArray chunk(const QByteArray &bytes);

} // namespace outcrop::testing
