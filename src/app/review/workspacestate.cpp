// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/workspacestate.h"

#include "app/context/promptcontext.h"
#include "app/context/revisionfiles.h"
#include "app/history/openhistory.h"

namespace outcrop {
namespace {

Result<WorkspaceState> openCurrentState(const OpenedWorkspace &current, const QString &client)
{
    const Result<OpenedWorkspace> clientWorkspace = withContext(current, client);
    return clientWorkspace ? Result<WorkspaceState>(WorkspaceState{current, *clientWorkspace, nullptr}) : clientWorkspace.error();
}

} // namespace

Result<WorkspaceState> openState(const OpenedWorkspace &current, const History &history, const QString &revision, const QString &client)
{
    if (revision == currentState)
        return openCurrentState(current, client);
    const Result<OpenedWorkspace> then = openAtRevision(current, history, revision);
    if (!then)
        return then.error();
    if (!history.isRepository()) // a journal has only the documents
        return WorkspaceState{*then, *then, nullptr};
    const Result<std::shared_ptr<const ContextFiles>> files = filesAtRevision(current.folder, revision);
    if (!files)
        return files.error();
    const Result<OpenedWorkspace> clientWorkspace = withContext(*then, client, *files);
    return clientWorkspace ? Result<WorkspaceState>(WorkspaceState{*then, *clientWorkspace, *files}) : clientWorkspace.error();
}

} // namespace outcrop
