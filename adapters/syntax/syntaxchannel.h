// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDeadlineTimer>

#include <optional>

namespace outcrop {

/// Sends and receives length-prefixed messages over a socket, which it owns. Not thread-safe.
class SyntaxChannel
{
public:
    /// Maximum size of a message in bytes: a source of 16 MiB in UTF-16 and its metadata.
    static constexpr quint32 maxMessageLength = 64 * 1024 * 1024;

    explicit SyntaxChannel(int socket) : m_socket(socket) { }
    ~SyntaxChannel();
    Q_DISABLE_COPY_MOVE(SyntaxChannel)

    /// Returns false if the message is too large, or if the peer has closed the socket or does not accept the message before the deadline.
    bool send(const QByteArray &message, QDeadlineTimer deadline);
    /// Returns nullopt if the peer has closed the socket, the message does not arrive before the deadline, or it is
    /// too large.
    std::optional<QByteArray> receive(QDeadlineTimer deadline);

private:
    bool waitFor(short events, QDeadlineTimer deadline) const;
    bool sendAll(const char *bytes, qsizetype size, QDeadlineTimer deadline);
    bool receiveAll(char *bytes, qsizetype size, QDeadlineTimer deadline);

    int m_socket;
};

} // namespace outcrop
