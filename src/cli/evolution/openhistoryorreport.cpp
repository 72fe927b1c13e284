// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/openhistoryorreport.h"

#include "app/history/openhistory.h"
#include "cli/base/console.h"

namespace outcrop {

std::unique_ptr<History> openHistoryOrReport(const Invocation &invocation)
{
    HistoryLookup found = findHistory(invocation.folder);
    if (found.openError)
        printMessage(invocation.console, *found.openError);
    return std::move(found.history);
}

} // namespace outcrop
