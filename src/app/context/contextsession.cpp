// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/contextsession.h"

#include "adapters/files/contextfolder.h"
#include "adapters/git/gitcontextfiles.h"
#include "app/context/cachedcontextfiles.h"
#include "app/context/contextaccess.h"
#include "app/context/contextmessages.h"
#include "app/context/folderclients.h"
#include "app/workspace/folderproviders.h"
#include "app/workspace/opentokencounters.h"
#include "core/base/parallel.h"
#include "core/base/paths.h"
#include "core/clients/contextfindings.h"
#include "core/render/modelaliases.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

NoCacheReason noCacheReasonOf(const CachePolicy &caching, const PriceList &prices, qint64 tokens)
{
    if (!caching.caches())
        return NoCacheReason::NotAssumed;
    if (!prices.cacheRead)
        return NoCacheReason::UnknownPrice;
    return tokens < std::max(caching.minimum, caching.step) ? NoCacheReason::TooFewTokens : NoCacheReason::None;
}

ContextPrice priceOf(const ModelInfo &model, qint64 tokens)
{
    const PriceList prices = model.price.pricesForPrompt(tokens);
    ContextPrice price;
    price.noCacheReason = noCacheReasonOf(model.caching, prices, tokens);
    const bool isCached = price.noCacheReason == NoCacheReason::None;
    price.cacheableTokens = isCached ? tokens / model.caching.step * model.caching.step : 0;
    price.firstRequest = isCached && prices.cacheWrite ? costOf(prices.cacheWrite, price.cacheableTokens) + costOf(prices.input, tokens - price.cacheableTokens) : costOf(prices.input, tokens);
    price.laterRequest = isCached ? costOf(prices.cacheRead, price.cacheableTokens) + costOf(prices.input, tokens - price.cacheableTokens) : costOf(prices.input, tokens);
    price.source = model.price.source;
    price.checked = model.price.checked;
    return price;
}

/// The model that counts and prices a client's context.
struct ContextModel {
    ModelIdentity counted;
    std::optional<ModelInfo> info; ///< nullopt: the provider's adapter does not list the model, or there is no adapter
};

/// Returns whether a client is counted and priced with the model of the prompt, because both are from the same provider.
bool usesPromptModel(const ClientDocument &client, const ContextChoice &choice)
{
    return choice.model.isEmpty() && !choice.promptModel.isEmpty() && client.provider == choice.promptProvider;
}

ContextModel modelFor(const ClientDocument &client, const ContextChoice &choice, const ProviderCatalog &catalog)
{
    const QString word = !choice.model.isEmpty() ? choice.model : usesPromptModel(client, choice) ? choice.promptModel : client.model;
    const Adapter *adapter = choice.model.isEmpty() ? catalog.adapter(client.provider)
                                                    : ModelAliases::builtIn().firstAdapterWith(catalog.adapters(), word);
    ContextModel model{{adapter ? adapter->name : client.provider, word, {}, {}},
        adapter ? ModelAliases::builtIn().resolveModel(*adapter, word) : std::nullopt};
    if (model.info)
        model.counted = {adapter->name, model.info->id, model.info->family, model.info->tokenizer};
    return model;
}

ContextReport counted(const ClientDocument &client, const ClientContext &context, const TokenCounters &counters, const ContextModel &model)
{
    ContextReport result;
    result.context = context;
    result.model = model.counted.id;
    const bool isOwn = model.counted.id == client.model;
    result.window = isOwn || !model.info ? client.window : model.info->contextWindow.value_or(0);
    const TokenCounterPtr counter = counters.counterForModel(model.counted);
    result.tokensAtStart = TokenCount::exact(0, counter->name());
    result.tokensAfterTouch = result.tokensAtStart;
    for (const ContextText &text : context.texts)
        result.tokenCounts.append(text.isSent() ? counter->count(text.text) : TokenCount::exact(0, counter->name()));
    for (const ContextPart &part : context.parts)
        (part.loadsOnFileRead ? result.tokensAfterTouch : result.tokensAtStart) += counter->count(QString(part.text).remove(contextGap));
    if (model.info && result.tokensAtStart.tokens > 0)
        result.price = priceOf(*model.info, result.tokensAtStart.tokens);
    return result;
}

/// Returns the files below a folder that a client lists by name, by real path.
QMap<QString, QString> listedFiles(const ClientContext &context, const QString &folder)
{
    QMap<QString, QString> files;
    for (const ContextText &text : context.texts) {
        if (text.state == ContextState::Listed && isAtOrBelow(text.file, folder))
            files.insert(text.realFile, text.file);
    }
    return files;
}

/// Returns the files of `listed` that have no entry in a context, sorted by path.
QStringList missingFiles(QMap<QString, QString> listed, const ClientContext &context)
{
    for (const ContextText &text : context.texts)
        listed.remove(text.realFile);
    QStringList files = listed.values();
    files.sort();
    return files;
}

/// Returns the values of the environment variables that the client's settings name, without unset ones.
QHash<QString, QString> environmentOf(const ClientDocument &client)
{
    QHash<QString, QString> values;
    for (const ClientSetting &setting : client.settings) {
        for (const ClientSetting::Place &place : setting.places) {
            if (!place.variable.isEmpty() && qEnvironmentVariableIsSet(qPrintable(place.variable)))
                values.insert(place.variable, qEnvironmentVariable(qPrintable(place.variable)));
        }
    }
    return values;
}

/// Returns whether a document in the folder may add or change a client.
bool isClientDocument(const QString &folder, const QString &path)
{
    return isAtOrBelow(path, QString(folder + QStringLiteral("/portability/clients")));
}

} // namespace

/// The data that is read once for a folder, a revision and the granted access.
class ContextSession::OpenedFolder
{
public:
    static Result<std::shared_ptr<OpenedFolder>> open(const ContextChoice &choice);

    bool matches(const ContextChoice &choice) const
    {
        return choice.folder == m_choice.folder && choice.readsUserFiles == m_choice.readsUserFiles && choice.readsOutside == m_choice.readsOutside && choice.home == m_choice.home
            && choice.revision == m_choice.revision;
    }
    Result<FolderContexts> read(const ContextChoice &choice) const;

private:
    explicit OpenedFolder(const ContextChoice &choice) : m_choice(choice), m_folder(allowedFolders(choice)) { }

    QList<ClientDocument> clientsFor(const ContextChoice &choice, const ContextFiles &files, Diagnostics &diagnostics) const;
    static void addUnreadSkills(FolderContexts &contexts, const QList<ClientDocument> &clients, const ContextFiles &files, const ContextChoice &choice);

    ContextChoice m_choice;
    ContextFolder m_folder;
    std::unique_ptr<ContextFiles> m_revisionFiles; ///< null: the folder on disk
    std::unique_ptr<CachedContextFiles> m_files;
    QList<ClientDocument> m_clients;
    Diagnostics m_diagnostics; ///< diagnostics of the client documents
    ProviderCatalog m_catalog;
    TokenCounters m_counters;
};

Result<std::shared_ptr<ContextSession::OpenedFolder>> ContextSession::OpenedFolder::open(const ContextChoice &choice)
{
    const std::shared_ptr<OpenedFolder> opened(new OpenedFolder(choice));
    if (!choice.revision.isEmpty()) {
        Result<std::unique_ptr<ContextFiles>> commit = gitContextFiles(choice.folder, choice.revision, opened->m_folder);
        if (!commit)
            return commit.error();
        opened->m_revisionFiles = std::move(*commit);
    }
    opened->m_files = std::make_unique<CachedContextFiles>(
        opened->m_revisionFiles ? *opened->m_revisionFiles : static_cast<const ContextFiles &>(opened->m_folder));
    opened->m_catalog = readFolderProviders(choice.folder).catalog;
    opened->m_clients = readFolderClients(choice.folder, *opened->m_files, opened->m_diagnostics);
    opened->m_counters = openTokenCounters(choice.folder);
    return opened;
}

/// Returns the clients, read again if their documents have unsaved changes.
QList<ClientDocument> ContextSession::OpenedFolder::clientsFor(const ContextChoice &choice, const ContextFiles &files, Diagnostics &diagnostics) const
{
    const QStringList unsavedPaths = choice.unsavedTexts.keys();
    if (std::any_of(unsavedPaths.begin(), unsavedPaths.end(), [&](const QString &path) { return isClientDocument(choice.folder, path); }))
        return readFolderClients(choice.folder, files, diagnostics);
    diagnostics = m_diagnostics;
    return m_clients;
}

Result<FolderContexts> ContextSession::OpenedFolder::read(const ContextChoice &choice) const
{
    const UnsavedFiles files(*m_files, choice.unsavedTexts);
    if (!isAtOrBelow(choice.start, choice.folder)) // first, because these folders are not read
        return Error{ErrorCode::NotAllowed, contextmessages::startOutside(choice.start, choice.folder)};
    if (!files.entryInfo(choice.start).isFolder())
        return Error{ErrorCode::NotFound, contextmessages::noFolder(choice.start)};
    if (!choice.model.isEmpty() && !ModelAliases::builtIn().firstAdapterWith(m_catalog.adapters(), choice.model))
        return Error{ErrorCode::NotFound, contextmessages::noModel(choice.model)};
    FolderContexts result{choice.folder, choice.start, {}, {}, choice.readsUserFiles};
    const QList<ClientDocument> clients = clientsFor(choice, files, result.diagnostics);
    QStringList names = choice.clients;
    for (const ClientDocument &client : names.isEmpty() ? clients : QList<ClientDocument>())
        names.append(client.name);
    for (const QString &name : std::as_const(names)) {
        if (!clientNamed(clients, name))
            return Error{ErrorCode::NotFound, contextmessages::noClient(name)};
    }
    result.clients.resize(names.size());
    ContextReport *const counts = result.clients.data();
    forEachParallel(names.size(), [&](qsizetype i) {
        const ClientDocument &client = *clientNamed(clients, names[i]);
        const ContextQuery query{choice.start, homeOf(choice), choice.touchedFiles,
            choice.readsUserFiles ? environmentOf(client) : QHash<QString, QString>()};
        counts[i] = counted(client, readClientContext(client, files, query), m_counters, modelFor(client, choice, m_catalog));
        counts[i].hasPromptModel = usesPromptModel(client, choice);
        counts[i].hasChosenModel = !choice.model.isEmpty();
        counts[i].unreadPaths = unreadPaths(choice, counts[i].context.unreadPaths);
        counts[i].findings = contextFindings(counts[i].context, lostTexts(counts[i].context), files, choice.folder);
        if (choice.checksOtherStarts)
            counts[i].starts = startFolders(client, files, query, choice.folder, counts[i].context);
    }, {1, nullptr});
    if (choice.checksOtherStarts)
        addUnreadSkills(result, clients, files, choice);
    return result;
}

/// Adds the skills, agents and commands that only other clients list. Also evaluates the clients that are not in `contexts`.
void ContextSession::OpenedFolder::addUnreadSkills(FolderContexts &contexts, const QList<ClientDocument> &clients, const ContextFiles &files, const ContextChoice &choice)
{
    QMap<QString, QString> listed;
    QSet<QString> known;
    for (const ContextReport &report : std::as_const(contexts.clients)) {
        known.insert(report.context.client);
        listed.insert(listedFiles(report.context, choice.folder));
    }
    QList<ClientDocument> others = clients;
    others.removeIf([&known](const ClientDocument &client) { return known.contains(client.name); });
    QList<QMap<QString, QString>> found(others.size());
    QMap<QString, QString> *const results = found.data();
    forEachParallel(others.size(), [&](qsizetype i) {
        results[i] = listedFiles(readClientContext(others[i], files, {choice.start, homeOf(choice), {}, {}}), choice.folder);
    }, {1, nullptr});
    for (const QMap<QString, QString> &each : std::as_const(found))
        listed.insert(each);
    for (ContextReport &report : contexts.clients)
        report.unreadSkills = missingFiles(listed, report.context);
}

ContextSession::ContextSession() = default;
ContextSession::~ContextSession() = default;

Result<std::shared_ptr<ContextSession::OpenedFolder>> ContextSession::openIfChanged(const ContextChoice &choice)
{
    const QMutexLocker locked(&m_mutex);
    if (m_opened && m_opened->matches(choice))
        return m_opened;
    const Result<std::shared_ptr<OpenedFolder>> opened = OpenedFolder::open(choice);
    if (opened)
        m_opened = *opened;
    return opened;
}

Result<FolderContexts> ContextSession::read(const ContextChoice &choice)
{
    const Result<std::shared_ptr<OpenedFolder>> opened = openIfChanged(choice);
    return opened ? (*opened)->read(choice) : Result<FolderContexts>(opened.error());
}

Result<FolderContexts> readFolderContexts(const ContextChoice &choice, ContextSession &session)
{
    return session.read(choice);
}

void ContextSession::invalidate()
{
    const QMutexLocker locked(&m_mutex);
    m_opened.reset();
}

} // namespace outcrop
