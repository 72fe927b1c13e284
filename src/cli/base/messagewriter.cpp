// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/messagewriter.h"

#include <cerrno>
#include <iostream>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace outcrop {

MessageWriter::MessageWriter(std::ostream &out, Encoding encoding) : m_out(out), m_encoding(encoding), m_closeEvent(::eventfd(0, EFD_CLOEXEC)) { }

MessageWriter::~MessageWriter()
{
    ::close(m_closeEvent);
}

void MessageWriter::write(const Json &message)
{
    const QByteArray encoded = m_encoding(message);
    const std::lock_guard lock(m_mutex);
    if (!m_isClosed && !m_out.write(encoded.constData(), encoded.size()).flush())
        close();
}

bool MessageWriter::waitForInput(std::istream &in)
{
    const bool isProcess = &in == &std::cin && &m_out == &std::cout;
    if (m_isClosed || !isProcess || in.rdbuf()->in_avail() != 0)
        return !m_isClosed;
    pollfd events[]{{STDIN_FILENO, POLLIN, 0}, {STDOUT_FILENO, 0, 0}, {m_closeEvent, POLLIN, 0}}; // errors are always reported
    while (::poll(events, std::size(events), -1) < 0 && errno == EINTR) { }
    if (events[0].revents == 0 && events[1].revents != 0) {
        const std::lock_guard lock(m_mutex);
        close();
    }
    return !m_isClosed;
}

void MessageWriter::close()
{
    m_out.setstate(std::ios::badbit);
    m_isClosed = true;
    ::eventfd_write(m_closeEvent, 1);
}

} // namespace outcrop
