// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/firstindex.h"

#include "app/knowledge/searchknowledge.h"
#include "cli/base/baseoutput.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"

namespace outcrop {

Status createFirstIndex(const Invocation &invocation, const OpenedWorkspace &opened)
{
    const IndexLocation location = indexLocation(opened);
    if (invocation.permissions.isConfined && location.settings.backend != RetrievalSettings::Backend::Sqlite)
        return Error{ErrorCode::NotAllowed, baseoutput::indexOnServer(), {}};
    if (hasIndex(location))
        return success();
    if (!invocation.permissions.canWrite)
        return Error{ErrorCode::NotFound, baseoutput::noIndex(), {}};
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    Result<IndexingReport> report = Error{ErrorCode::Interrupted, baseoutput::stopped()};
    runInterruptibly([&](const std::stop_token &stop) {
        report = indexWorkspace(opened, *keys, nullptr, {.allowsOutside = invocation.allowsOutside, .ignoresTaxonomyErrors = true}, stop);
    });
    if (!report)
        return report.error();
    qint64 added = 0;
    for (const IndexedCollection &collection : report->collections)
        added += collection.added;
    printMessage(invocation.console, baseoutput::indexedFirst(added, countText(added)));
    return success();
}

} // namespace outcrop
