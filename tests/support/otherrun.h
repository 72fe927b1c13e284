// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <sys/wait.h>

#include <chrono>
#include <csignal>
#include <functional>
#include <poll.h>
#include <unistd.h>

namespace outcrop::testing {

/// Another process that does some work and says, number by number, how far it is. It is killed when this goes.
class OtherRun
{
public:
    using Say = std::function<void(qint64)>;

    explicit OtherRun(const std::function<void(const Say &)> &work)
    {
        int ends[2] = {-1, -1};
        if (::pipe(ends) != 0)
            return;
        m_child = ::fork();
        if (m_child == 0) {
            ::close(ends[0]);
            work([&](qint64 number) { static_cast<void>(::write(ends[1], &number, sizeof number) == sizeof number); });
            ::_exit(0);
        }
        ::close(ends[1]);
        m_said = ends[0];
    }
    ~OtherRun() { kill(); }
    Q_DISABLE_COPY_MOVE(OtherRun)

    /// The next number; -1 where the run has ended, or has said nothing in this time.
    qint64 next(std::chrono::milliseconds patience = std::chrono::minutes(1))
    {
        pollfd waiting = {m_said, POLLIN, 0};
        qint64 number = -1;
        const bool came = ::poll(&waiting, 1, int(patience.count())) > 0 && ::read(m_said, &number, sizeof number) == sizeof number;
        return came ? number : -1;
    }

    /// Ends it as a power cut would, and gives the last number it said.
    qint64 kill()
    {
        qint64 last = -1;
        if (m_child <= 0)
            return last;
        ::kill(m_child, SIGKILL);
        ::waitpid(m_child, nullptr, 0);
        m_child = 0;
        for (qint64 number = next(); number != -1; number = next())
            last = number;
        ::close(m_said);
        return last;
    }

private:
    pid_t m_child = 0;
    int m_said = -1;
};

} // namespace outcrop::testing
