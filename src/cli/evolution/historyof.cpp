// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/historyof.h"

#include "app/history/openhistory.h"
#include "cli/base/console.h"

namespace outcrop {

std::unique_ptr<History> openHistoryOrReport(const Invocation &invocation)
{
    FoundHistory found = findHistory(invocation.folder);
    if (found.trouble)
        printMessage(invocation.console, toString(*found.trouble));
    return std::move(found.history);
}

} // namespace outcrop
