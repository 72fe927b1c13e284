// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/searchknowledge.h"

#include "app/knowledge/knowledgemessages.h"
#include "app/records/storelocation.h"
#include "app/workspace/providers.h"
#include "core/base/joinedtext.h"
#include "core/base/weborigin.h"

namespace outcrop {
namespace {

Diagnostic warning(const char *code, const QString &message)
{
    return {Severity::Warning, QString::fromLatin1(code), message, {}, {}};
}

/// Returns the store, or null if there is none or the log is not a configured collection.
Result<std::unique_ptr<Store>> openLogStore(const OpenedWorkspace &opened, const RetrievalSettings &settings, KeyRing &keys)
{
    const StoreLocation location = storeLocation(opened);
    if (!settings.collections.contains(QStringLiteral("log")) || !hasStore(location))
        return std::unique_ptr<Store>();
    Result<OpenedStore> store = openStore(location, keys);
    return store ? std::move(store->store) : Result<std::unique_ptr<Store>>(store.error());
}

/// Returns the collections to search: the requested ones, or all configured ones. Invalid if a requested one is not configured.
Result<QStringList> selectCollections(const SearchRequest &request, const RetrievalSettings &settings)
{
    for (const QString &name : request.collections) {
        if (!settings.collections.contains(name))
            return Error{ErrorCode::Invalid, knowledgemessages::noCollection(name, settings.collections.join(listSeparator()))};
    }
    return request.collections.isEmpty() ? settings.collections : request.collections;
}

/// Returns the query's embedding. nullopt if there is no embedder, or if the index has no vectors of its model. Also nullopt after a provider error, which is added to
/// `findings`.
std::optional<QueryEmbedding> embedQuery(
    const QString &text, Embedder *embedder, SearchIndex &index, const std::stop_token &stop, Diagnostics &findings)
{
    const Result<IndexStats> stats = embedder ? index.stats() : Result<IndexStats>(IndexStats{});
    if (!embedder || !stats || !stats->vectorModels.contains(embedder->model()))
        return std::nullopt;
    const Result<QList<QList<float>>> vectors = embedder->embed({text}, stop);
    if (vectors)
        return QueryEmbedding{vectors->first(), embedder->model()};
    findings.append(warning("search-meaning", knowledgemessages::keywordsOnly(vectors.error().message)));
    return std::nullopt;
}

} // namespace

Result<Knowledge> collectWorkspaceKnowledge(const OpenedWorkspace &opened, const RetrievalSettings &settings, KeyRing &keys, bool allowsOutside, const std::stop_token &stop)
{
    const Result<std::unique_ptr<Store>> store = openLogStore(opened, settings, keys);
    Result<Knowledge> knowledge = collectKnowledge(opened, settings, store ? store->get() : nullptr, allowsOutside, stop);
    if (!knowledge || store)
        return knowledge;
    knowledge->collectionsRead.removeAll(QStringLiteral("log"));
    knowledge->findings.prepend(warning("index-log", knowledgemessages::logNotIndexed(store.error().message)));
    return knowledge;
}

Result<std::unique_ptr<Embedder>> openEmbedder(const OpenedWorkspace &opened, const RetrievalSettings &settings, Providers *providers)
{
    if (settings.embeddingProvider.isEmpty() || !providers)
        return std::unique_ptr<Embedder>();
    const Result<RenderTarget> target = chooseTarget(opened.catalog, settings.embeddingProvider, settings.embeddingModel, opened.workspace().manifest());
    return target ? providers->makeEmbedder(*target) : Result<std::unique_ptr<Embedder>>(target.error());
}

QString remoteEmbeddingHost(const OpenedWorkspace &opened)
{
    const RetrievalSettings settings = readRetrievalSettings(opened.workspace().manifest());
    const Result<RenderTarget> target = settings.embeddingProvider.isEmpty()
        ? Result<RenderTarget>(Error{ErrorCode::NotFound, {}, {}})
        : chooseTarget(opened.catalog, settings.embeddingProvider, settings.embeddingModel, opened.workspace().manifest());
    const Result<WebOrigin> origin = target ? WebOrigin::of(QUrl(target->baseUrl)) : target.error();
    return origin && !origin->isLocalNetwork() ? origin->text() : QString();
}

Result<IndexingReport> indexWorkspace(const OpenedWorkspace &opened, KeyRing &keys, Providers *providers,
    const IndexJob &job, const std::stop_token &stop)
{
    if (const std::optional<Error> refused = job.ignoresTaxonomyErrors ? std::nullopt : taxonomyError(opened))
        return *refused;
    const IndexLocation location = indexLocation(opened);
    Result<OpenedIndex> index = openIndex(location, keys, true);
    if (!index)
        return index.error();
    const Result<Knowledge> knowledge = collectWorkspaceKnowledge(opened, location.settings, keys, job.allowsOutside, stop);
    if (!knowledge)
        return knowledge.error();
    Diagnostics findings = index->findings + knowledge->findings;
    const Result<std::unique_ptr<Embedder>> embedder = openEmbedder(opened, location.settings, providers);
    if (!embedder)
        findings.append(warning("index-meaning", knowledgemessages::noEmbeddings(embedder.error().message)));
    QStringList unreadCollections = location.settings.collections;
    unreadCollections.removeIf([&](const QString &name) { return knowledge->collectionsRead.contains(name); });
    const IndexingOptions options{knowledge->collectionsRead, unreadCollections, embedder ? embedder->get() : nullptr, job.rebuildsIndex, job.progress};
    Result<IndexingReport> report = indexKnowledge(*index->index, knowledge->documents, options, stop);
    if (report)
        report->findings = findings + report->findings;
    return report;
}

Result<SearchResult> searchKnowledge(const OpenedWorkspace &opened, const SearchRequest &request, KeyRing &keys, Providers *providers, const std::stop_token &stop)
{
    const IndexLocation location = indexLocation(opened);
    const Result<QStringList> collections = selectCollections(request, location.settings);
    if (!collections)
        return collections.error();
    if (!hasIndex(location))
        return Error{ErrorCode::NotFound, knowledgemessages::noIndex()};
    Result<OpenedIndex> index = openIndex(location, keys);
    if (!index)
        return index.error();
    Diagnostics findings = location.settings.diagnostics + index->findings;
    const Result<std::unique_ptr<Embedder>> embedder = openEmbedder(opened, location.settings, providers);
    if (!embedder)
        findings.append(warning("search-meaning", knowledgemessages::keywordsOnly(embedder.error().message)));
    const std::optional<QueryEmbedding> meaning =
        embedQuery(request.text, embedder ? embedder->get() : nullptr, *index->index, stop, findings);
    SearchRequest asked = request;
    asked.collections = *collections;
    Result<SearchResult> result = runSearch(*index->index, asked, opened.taxonomy.taxonomyOrDefault(), meaning);
    if (result)
        result->findings = findings + result->findings;
    return result;
}

} // namespace outcrop
