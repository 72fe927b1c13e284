// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/historyof.h"

#include "app/history/openhistory.h"
#include "cli/base/console.h"

namespace outcrop {

std::unique_ptr<History> historyOf(const Invocation &invocation)
{
    Result<std::unique_ptr<History>> history = openHistory(invocation.folder);
    if (history)
        return std::move(*history);
    printMessage(invocation.console, toString(history.error()));
    return nullptr;
}

} // namespace outcrop
