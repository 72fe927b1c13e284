// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/searchknowledge.h"

#include "app/collectknowledge.h"
#include "app/providers.h"
#include "app/storeplace.h"

namespace outcrop {
namespace {

Diagnostic warning(const char *code, const QString &message)
{
    return {Severity::Warning, QString::fromLatin1(code), message, {}, {}};
}

/// The records, where there are any. A store that cannot be opened is told of, and stops nothing.
std::unique_ptr<Store> storeOf(const OpenedWorkspace &opened, const RetrievalSettings &settings, KeyRing &keys, Diagnostics &findings)
{
    const StorePlace place = storePlace(opened);
    if (!settings.collections.contains(QStringLiteral("log")) || !hasStore(place))
        return nullptr;
    Result<OpenedStore> store = openStore(place, keys);
    if (!store)
        findings.append(warning("index-log", QStringLiteral("The log is not indexed. %1").arg(store.error().message)));
    return store ? std::move(store->store) : nullptr;
}

/// The collections that are searched: those that were asked for, else all that are configured.
Result<QStringList> collectionsFor(const SearchRequest &request, const RetrievalSettings &settings)
{
    for (const QString &name : request.collections) {
        if (!settings.collections.contains(name))
            return Error{ErrorCode::Invalid, QStringLiteral("there is no collection `%1`; there are %2").arg(name, settings.collections.join(QStringLiteral(", ")))};
    }
    return request.collections.isEmpty() ? settings.collections : request.collections;
}

/// What the query means; nothing where nobody says, which `findings` tell.
std::optional<QueryMeaning> meaningOf(const QString &text, Embedder *embedder, SearchIndex &index, const std::stop_token &stop, Diagnostics &findings)
{
    const Result<IndexStats> stats = embedder ? index.stats() : Result<IndexStats>(IndexStats{});
    if (!embedder || !stats || !stats->vectorModels.contains(embedder->model()))
        return std::nullopt;
    const Result<QList<QList<float>>> vectors = embedder->embed({text}, stop);
    if (vectors)
        return QueryMeaning{vectors->first(), embedder->model()};
    findings.append(warning("search-meaning", QStringLiteral("Searched by words only. %1").arg(vectors.error().message)));
    return std::nullopt;
}

} // namespace

Result<std::unique_ptr<Embedder>> embedderOf(const OpenedWorkspace &opened, const RetrievalSettings &settings, Providers *providers)
{
    if (settings.embeddingProvider.isEmpty() || !providers)
        return std::unique_ptr<Embedder>();
    const Result<RenderTarget> target = chooseTarget(opened.catalog, settings.embeddingProvider, settings.embeddingModel, opened.workspace().manifest());
    return target ? providers->embedder(*target) : Result<std::unique_ptr<Embedder>>(target.error());
}

Result<IndexingReport> indexWorkspace(const OpenedWorkspace &opened, KeyRing &keys, Providers *providers, const IndexWork &work, const std::stop_token &stop)
{
    const IndexPlace place = indexPlace(opened);
    Result<OpenedIndex> index = openIndex(place, keys, true);
    if (!index)
        return index.error();
    Diagnostics findings = index->findings;
    const std::unique_ptr<Store> store = storeOf(opened, place.settings, keys, findings);
    const Result<Knowledge> knowledge = collectKnowledge(opened, place.settings, store.get(), work.allowOutside, stop);
    if (!knowledge)
        return knowledge.error();
    const Result<std::unique_ptr<Embedder>> embedder = embedderOf(opened, place.settings, providers);
    if (!embedder)
        findings.append(warning("index-meaning", QStringLiteral("Meanings are not indexed. %1").arg(embedder.error().message)));
    const IndexingOptions options{place.settings.collections, embedder ? embedder->get() : nullptr, work.anew, work.progress};
    Result<IndexingReport> report = indexKnowledge(*index->index, knowledge->documents, options, stop);
    if (report)
        report->findings = findings + knowledge->findings + report->findings;
    return report;
}

Result<SearchAnswer> searchKnowledge(const OpenedWorkspace &opened, const SearchRequest &request, KeyRing &keys, Providers *providers, const std::stop_token &stop)
{
    const IndexPlace place = indexPlace(opened);
    const Result<QStringList> collections = collectionsFor(request, place.settings);
    if (!collections)
        return collections.error();
    if (!hasIndex(place))
        return Error{ErrorCode::NotFound, QStringLiteral("nothing is indexed yet: run `outcrop-cli index` first")};
    Result<OpenedIndex> index = openIndex(place, keys);
    if (!index)
        return index.error();
    Diagnostics findings = place.settings.diagnostics + index->findings;
    const Result<std::unique_ptr<Embedder>> embedder = embedderOf(opened, place.settings, providers);
    if (!embedder)
        findings.append(warning("search-meaning", QStringLiteral("Searched by words only. %1").arg(embedder.error().message)));
    const std::optional<QueryMeaning> meaning = meaningOf(request.text, embedder ? embedder->get() : nullptr, *index->index, stop, findings);
    SearchRequest asked = request;
    asked.collections = *collections;
    Result<SearchAnswer> answer = runSearch(*index->index, asked, opened.tags.concepts(), meaning);
    if (answer)
        answer->findings = findings + answer->findings;
    return answer;
}

} // namespace outcrop
