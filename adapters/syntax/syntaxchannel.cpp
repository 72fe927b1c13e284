// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/syntax/syntaxchannel.h"

#include <QtEndian>

#include <array>
#include <cerrno>

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace outcrop {

SyntaxChannel::~SyntaxChannel()
{
    ::close(m_socket);
}

bool SyntaxChannel::send(const QByteArray &message, QDeadlineTimer deadline)
{
    std::array<char, sizeof(quint32)> length{};
    qToLittleEndian(quint32(message.size()), length.data());
    return message.size() <= qsizetype(maxMessageLength) && sendAll(length.data(), length.size(), deadline) && sendAll(message.constData(), message.size(), deadline);
}

std::optional<QByteArray> SyntaxChannel::receive(QDeadlineTimer deadline)
{
    std::array<char, sizeof(quint32)> length{};
    if (!receiveAll(length.data(), length.size(), deadline))
        return std::nullopt;
    const auto size = qFromLittleEndian<quint32>(length.data());
    if (size > maxMessageLength)
        return std::nullopt;
    QByteArray message(qsizetype(size), Qt::Uninitialized);
    return receiveAll(message.data(), message.size(), deadline) ? std::optional(message) : std::nullopt;
}

bool SyntaxChannel::waitFor(short events, QDeadlineTimer deadline) const
{
    pollfd waiting{m_socket, events, 0};
    int readyCount = 0;
    do
        readyCount = ::poll(&waiting, 1, deadline.isForever() ? -1 : int(deadline.remainingTime()));
    while (readyCount < 0 && errno == EINTR);
    return readyCount > 0;
}

bool SyntaxChannel::sendAll(const char *bytes, qsizetype size, QDeadlineTimer deadline)
{
    for (qsizetype done = 0; done < size;) {
        if (!waitFor(POLLOUT, deadline))
            return false;
        const ssize_t sent = ::send(m_socket, bytes + done, size_t(size - done), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && errno != EINTR && errno != EAGAIN)
            return false;
        done += qMax(sent, ssize_t(0));
    }
    return true;
}

bool SyntaxChannel::receiveAll(char *bytes, qsizetype size, QDeadlineTimer deadline)
{
    for (qsizetype done = 0; done < size;) {
        if (!waitFor(POLLIN, deadline))
            return false;
        const ssize_t receivedCount = ::recv(m_socket, bytes + done, size_t(size - done), MSG_DONTWAIT);
        if (receivedCount == 0 || (receivedCount < 0 && errno != EINTR && errno != EAGAIN))
            return false;
        done += qMax(receivedCount, ssize_t(0));
    }
    return true;
}

} // namespace outcrop
