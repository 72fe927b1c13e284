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

/// A child process that works and reports numbers through a pipe. The destructor kills it.
class ChildProcess
{
public:
    using Report = std::function<void(qint64)>;

    explicit ChildProcess(const std::function<void(const Report &)> &work)
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
        m_pipe = ends[0];
    }
    ~ChildProcess() { kill(); }
    Q_DISABLE_COPY_MOVE(ChildProcess)

    /// Returns the next number, or -1 if the process ended or reported no number within this time.
    qint64 next(std::chrono::milliseconds timeout = std::chrono::minutes(1))
    {
        pollfd waiting = {m_pipe, POLLIN, 0};
        qint64 number = -1;
        const bool hasArrived = ::poll(&waiting, 1, int(timeout.count())) > 0 && ::read(m_pipe, &number, sizeof number) == sizeof number;
        return hasArrived ? number : -1;
    }

    /// Kills the process without cleanup, as a power failure would. Returns the last reported number that next() has not returned, or -1.
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
        ::close(m_pipe);
        return last;
    }

private:
    pid_t m_child = 0;
    int m_pipe = -1;
};

} // namespace outcrop::testing
