// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/firstindex.h"

#include "app/knowledge/searchknowledge.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"

namespace outcrop {

Status createFirstIndex(const Invocation &invocation, const OpenedWorkspace &opened)
{
    const IndexLocation location = indexLocation(opened);
    if (invocation.permissions.isConfined && location.settings.backend != RetrievalSettings::Backend::Sqlite)
        return Error{ErrorCode::NotAllowed, QStringLiteral("the index is on a server, and MCP tools do not connect to servers: run the command in a terminal"), {}};
    if (hasIndex(location))
        return success();
    if (!invocation.permissions.canWrite)
        return Error{ErrorCode::NotFound, QStringLiteral("there is no index yet. Run `outcrop-cli index` in the workspace"), {}};
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    Result<IndexingReport> report = Error{ErrorCode::Interrupted, QStringLiteral("stopped")};
    runInterruptibly([&](const std::stop_token &stop) {
        report = indexWorkspace(opened, *keys, nullptr, {.allowsOutside = invocation.allowsOutside, .ignoresTaxonomyErrors = true}, stop);
    });
    if (!report)
        return report.error();
    qint64 added = 0;
    for (const IndexedCollection &collection : report->collections)
        added += collection.added;
    printMessage(invocation.console, QStringLiteral("indexed %1 before the search; to include later changes, run `outcrop-cli index`").arg(countText(added, QStringLiteral("document"))));
    return success();
}

} // namespace outcrop
