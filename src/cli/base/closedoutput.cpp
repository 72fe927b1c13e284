// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/closedoutput.h"

#include <csignal>

namespace outcrop {

void ignoreClosedPipes()
{
    std::signal(SIGPIPE, SIG_IGN);
}

} // namespace outcrop
