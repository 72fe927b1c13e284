// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/workspacestate.h"

#include "app/context/promptcontext.h"
#include "app/context/revisionfiles.h"
#include "app/history/openhistory.h"

namespace outcrop {
namespace {

Result<WorkspaceState> openCurrent(const OpenedWorkspace &current, const QString &client)
{
    const Result<OpenedWorkspace> withClient = withContext(current, client);
    return withClient ? Result<WorkspaceState>(WorkspaceState{current, *withClient, nullptr}) : withClient.error();
}

} // namespace

Result<WorkspaceState> openState(const OpenedWorkspace &current, const History &history, const QString &revision, const QString &client)
{
    if (revision == currentState)
        return openCurrent(current, client);
    const Result<OpenedWorkspace> then = openAtRevision(current, history, revision);
    if (!then)
        return then.error();
    if (!history.isRepository()) // a journal has only the documents
        return WorkspaceState{*then, *then, nullptr};
    const Result<std::shared_ptr<const ContextFiles>> files = filesAtRevision(current.folder, revision);
    if (!files)
        return files.error();
    const Result<OpenedWorkspace> withClient = withContext(*then, client, *files);
    return withClient ? Result<WorkspaceState>(WorkspaceState{*then, *withClient, *files}) : withClient.error();
}

} // namespace outcrop
