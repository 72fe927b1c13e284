// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/promptcontext.h"

#include "adapters/files/contextfolder.h"
#include "app/context/contextmessages.h"
#include "app/context/folderclients.h"
#include "app/context/foldercontext.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/clients/clientlayers.h"
#include "core/clients/workspacecontextfiles.h"

#include <QDir>

#include <memory>

namespace outcrop {
namespace {

/// The clients that can be chosen, in order of preference. Includes only clients with recorded requests, because the exact requests of the others are unknown.
const QStringList preferredClients{QStringLiteral("claude"), QStringLiteral("codex"), QStringLiteral("gemini"), QStringLiteral("opencode"),
    QStringLiteral("copilot"), QStringLiteral("qwen"), QStringLiteral("continue"), QStringLiteral("cline")};

/// Reads one client's context in a folder.
class ContextSource
{
public:
    ContextSource(const ClientDocument &client, const std::shared_ptr<const ContextFiles> &files, const QString &start)
        : m_client(client), m_files(files), m_query{start, QDir::homePath(), {}, {}}
    {
    }

    ContextLayers layersOf(const Workspace &workspace) const
    {
        const WorkspaceContextFiles files(workspace, *m_files);
        return clientLayers(readClientContext(m_client, files, m_query), workspace, files);
    }

    /// Returns whether the client sends a file, and its complete request is known.
    bool isFullyKnown(const Workspace &workspace) const
    {
        const WorkspaceContextFiles files(workspace, *m_files);
        const ClientContext context = readClientContext(m_client, files, m_query);
        return isFullyObserved(context) && !clientLayers(context, workspace, files).layers.isEmpty();
    }

private:
    ClientDocument m_client;
    std::shared_ptr<const ContextFiles> m_files;
    ContextQuery m_query;
};

/// Returns whether the folder has a manifest or layers.
bool isConfigured(const Workspace &workspace)
{
    return workspace.document(manifestPath) || !workspace.documents(DocumentKind::Layer).isEmpty();
}

OpenedWorkspace withSource(const OpenedWorkspace &opened, const std::shared_ptr<const ContextSource> &source, bool isDefaultClient)
{
    OpenedWorkspace result = opened;
    const ContextLayersReader reader = source ? ContextLayersReader([source](const Workspace &workspace) { return source->layersOf(workspace); }) : nullptr;
    result.library = withContextLayers(opened.library, reader, isDefaultClient);
    return result;
}

OpenedWorkspace withChosenClient(const OpenedWorkspace &opened, const QList<ClientDocument> &clients, const std::shared_ptr<const ContextFiles> &files)
{
    for (const QString &name : preferredClients) {
        const ClientDocument *client = clientNamed(clients, name);
        const auto source = client ? std::make_shared<const ContextSource>(*client, files, opened.folder) : nullptr;
        if (source && source->isFullyKnown(opened.workspace()))
            return withSource(opened, source, true);
    }
    return withSource(opened, nullptr, true);
}

} // namespace

Result<OpenedWorkspace> withContext(const OpenedWorkspace &opened, const QString &client, bool isConfined)
{
    const QString repository = isConfined ? opened.folder : contextFolderOf(opened.folder, QDir::homePath());
    return withContext(opened, client, std::make_shared<const ContextFolder>(QStringList{repository}));
}

Result<OpenedWorkspace> withContext(const OpenedWorkspace &opened, const QString &client, const std::shared_ptr<const ContextFiles> &files)
{
    if (client == noContextName || (client.isEmpty() && isConfigured(opened.workspace())))
        return contextLayersOf(opened.library) ? withSource(opened, nullptr, false) : opened;
    Diagnostics ofDocuments; // discarded, because checking the folder reports them
    const QList<ClientDocument> clients = readFolderClients(opened.folder, *files, ofDocuments);
    if (client.isEmpty())
        return withChosenClient(opened, clients, files);
    const ClientDocument *found = clientNamed(clients, client);
    if (!found) {
        QStringList names;
        for (const ClientDocument &each : clients)
            names.append(each.name);
        return Error{ErrorCode::NotFound, contextmessages::unknownClient(client, names.join(listSeparator()))};
    }
    return withSource(opened, std::make_shared<const ContextSource>(*found, files, opened.folder), false);
}

QString recordedContextClient(const Json &selection)
{
    const Json client = selection.is_object() ? selection.value("context", Json()) : Json();
    return client.is_string() ? qString(client) : noContextName;
}

QStringList contextSentences(const OpenedWorkspace &opened)
{
    const ContextLayers *context = contextLayersOf(opened.library);
    if (!context || (context->isDefaultClient && context->layers.isEmpty()))
        return {};
    if (!context->refusal.isEmpty())
        return {contextmessages::clientRefuses(dataText(context->title), context->refusal)};
    if (context->layers.isEmpty() && context->listed + context->waiting == 0)
        return {contextmessages::noFilesLoaded(dataText(context->title))};
    QStringList sentences{context->layers.isEmpty() ? contextmessages::noFilesLoadedAtStart(dataText(context->title))
            : context->isDefaultClient ? contextmessages::chosenClient(dataText(context->title))
                                       : contextmessages::layersOfClient(dataText(context->title))};
    if (!context->linksAsText.isEmpty())
        sentences.append(contextmessages::linksSentAsText(context->linksAsText.join(listSeparator())));
    if (!context->truncated.isEmpty())
        sentences.append(contextmessages::truncatedFiles(context->truncated.join(listSeparator())));
    if (context->listed > 0)
        sentences.append(contextmessages::listedFiles(context->listed));
    if (context->waiting > 0)
        sentences.append(contextmessages::deferredFiles(context->waiting));
    return sentences;
}

ContextUse contextUse(const OpenedWorkspace &opened, const FolderContexts &contexts, const ClientContext &context)
{
    const ContextLayers *used = contextLayersOf(opened.library);
    if (!used)
        return ContextUse::None;
    const bool hasOtherFiles = contexts.includesUserFiles || contextCounts(context).touchFiles > 0;
    const bool isComposed = contexts.start == opened.folder && !hasOtherFiles && context.refusal.isEmpty();
    if (used->client == context.client)
        return isComposed ? ContextUse::Used : ContextUse::Different;
    return isComposed ? ContextUse::Available : ContextUse::Unavailable;
}

std::optional<Error> implicitContextError(const OpenedWorkspace &opened)
{
    const ContextLayers *context = contextLayersOf(opened.library);
    if (!context || !context->isDefaultClient || context->layers.isEmpty())
        return std::nullopt;
    return Error{ErrorCode::NotAllowed, contextmessages::defaultNotSent(contextmessages::files(context->layers.size()), dataText(context->title), context->client)};
}

} // namespace outcrop
