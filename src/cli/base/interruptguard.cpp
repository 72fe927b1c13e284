// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/interruptguard.h"

namespace outcrop {
namespace {

volatile std::sig_atomic_t hasReceivedSignal = 0; // a type that a signal handler may write

void recordSignal(int)
{
    hasReceivedSignal = 1;
}

} // namespace

InterruptGuard::InterruptGuard()
{
    hasReceivedSignal = 0;
    struct sigaction action = {};
    action.sa_handler = recordSignal;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &m_previousInterrupt);
    sigaction(SIGTERM, &action, &m_previousTerminate);
}

InterruptGuard::~InterruptGuard()
{
    sigaction(SIGINT, &m_previousInterrupt, nullptr);
    sigaction(SIGTERM, &m_previousTerminate, nullptr);
}

bool InterruptGuard::isInterrupted() const
{
    return hasReceivedSignal != 0;
}

} // namespace outcrop
