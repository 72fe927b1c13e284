// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDeadlineTimer>

#include <optional>

namespace outcrop {

/// Messages over a socket, each with its length in front. Owns the socket. For one thread at a time.
class SyntaxChannel
{
public:
    /// The maximum bytes of a message: a source of 16 MB in UTF-16, and its metadata.
    static constexpr quint32 largestMessage = 64 * 1024 * 1024;

    explicit SyntaxChannel(int socket) : m_socket(socket) { }
    ~SyntaxChannel();
    Q_DISABLE_COPY_MOVE(SyntaxChannel)

    /// False where the other end is gone, or does not take it before the deadline.
    bool send(const QByteArray &message, QDeadlineTimer deadline);
    /// Nothing where the other end is gone, or the message is not there before the deadline, or is too large.
    std::optional<QByteArray> receive(QDeadlineTimer deadline);

private:
    bool waitFor(short events, QDeadlineTimer deadline) const;
    bool sendAll(const char *bytes, qsizetype size, QDeadlineTimer deadline);
    bool receiveAll(char *bytes, qsizetype size, QDeadlineTimer deadline);

    int m_socket;
};

} // namespace outcrop
