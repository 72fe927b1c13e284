// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

namespace outcrop {

/// While it lives, an interrupt (SIGINT, SIGTERM) is noted instead of ending the program immediately, so that work can stop between two files.
/// One at a time. A second interrupt ends the program as always.
class InterruptGuard
{
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard &) = delete;
    InterruptGuard &operator=(const InterruptGuard &) = delete;

    bool interrupted() const;

private:
    struct sigaction m_previousInterrupt;
    struct sigaction m_previousTerminate;
};

} // namespace outcrop
