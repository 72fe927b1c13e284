// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/work/stepback.h"

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace outcrop {

void stepBack()
{
#ifdef __linux__
    constexpr int nicer = 8;
    static thread_local bool done = false;
    if (!done)
        setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nicer); // a thread, despite the name
    done = true;
#endif
}

} // namespace outcrop
