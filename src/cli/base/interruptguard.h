// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

namespace outcrop {

/// Records the first SIGINT or SIGTERM instead of ending the program, so that a command can stop between two files. A second signal ends the program. Only one
/// guard may exist at a time.
class InterruptGuard
{
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard &) = delete;
    InterruptGuard &operator=(const InterruptGuard &) = delete;

    bool isInterrupted() const;

private:
    struct sigaction m_previousInterrupt;
    struct sigaction m_previousTerminate;
};

} // namespace outcrop
