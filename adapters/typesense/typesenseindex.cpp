// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/typesense/typesenseindex.h"

#include "adapters/typesense/typesensecollections.h"
#include "adapters/typesense/typesensedocument.h"
#include "adapters/typesense/typesensemessages.h"
#include "adapters/typesense/typesensequery.h"
#include "adapters/typesense/typesensereply.h"
#include "core/retrieval/documentcheck.h"
#include "core/retrieval/editdistance.h"
#include "core/retrieval/textwords.h"

#include <algorithm>

namespace outcrop {
namespace {

using AliasList = QList<CollectionAlias>;

constexpr qsizetype searchesPerRequest = 50; ///< the server's default limit per multi_search request

/// A search of one collection, and its kind.
struct CollectionSearch {
    QString collection;
    RankedList::Ranking ranking = RankedList::Ranking::Words;
    Json search;
};

QMap<QString, QList<SearchDocument>> groupByCollection(const QList<SearchDocument> &documents)
{
    QMap<QString, QList<SearchDocument>> sorted;
    for (const SearchDocument &document : withoutDuplicates(documents))
        sorted[document.collection].append(document);
    return sorted;
}

class TypesenseIndex final : public SearchIndex
{
public:
    explicit TypesenseIndex(TypesenseSettings &&settings) : m_client(std::move(settings)), m_collections(m_client) { }

    Status checkServer() const;

    QString name() const override { return m_client.name(); }
    Result<QHash<QString, IndexedState>> states(const QString &collection) override;
    Status update(const IndexUpdate &update) override;
    Status rebuild(const std::function<Result<QList<SearchDocument>>()> &next) override;
    Status clear(const QString &collection) override;
    Result<QList<RankedList>> search(const IndexQuery &query) override;
    Result<QStringList> similarWords(const QString &word, int maxEdits, qsizetype limit) override;
    Result<IndexStats> stats() override;

private:
    Result<QList<Json>> runSearches(const QList<Json> &searches) const;
    Result<VectorDimensions> dimensionsOf(const AliasList &entries, const QStringList &models) const;
    Result<CollectionAlias> aliasFor(const QString &collection, const AliasList &entries) const;
    Status putIntoNewCollections(QMap<QString, CollectionAlias> &newAliases, const QList<SearchDocument> &documents) const;
    Status fillNewCollections(const std::function<Result<QList<SearchDocument>>()> &next, QMap<QString, CollectionAlias> &newAliases) const;
    Status switchAliases(const QMap<QString, CollectionAlias> &newAliases) const;

    TypesenseClient m_client;
    TypesenseCollections m_collections;
};

/// Reports an unusable server when the index is opened, not during indexing.
Status TypesenseIndex::checkServer() const
{
    const Result<Json> aliases = m_client.get(QStringLiteral("/aliases"));
    return aliases ? success() : Status(aliases.error());
}

/// Returns the results in the order of the searches. The result of a missing collection is empty.
Result<QList<Json>> TypesenseIndex::runSearches(const QList<Json> &searches) const
{
    QList<Json> results;
    for (qsizetype at = 0; at < searches.size(); at += searchesPerRequest) {
        const QList<Json> batch = searches.mid(at, searchesPerRequest);
        const Result<Json> response = m_client.post(QStringLiteral("/multi_search"), {{"searches", std::vector<Json>(batch.begin(), batch.end())}});
        if (!response)
            return response.error();
        const Json list = memberOf(*response, "results");
        if (!list.is_array() || qsizetype(list.size()) != batch.size())
            return Error{ErrorCode::Unreadable, typesensemessages::resultCountMismatch(name(), batch.size(), list.size())};
        for (const Json &result : list) {
            const qint64 code = numberIn(result, "code");
            if (code != 0 && code != 404)
                return Error{ErrorCode::Invalid, typesensemessages::searchRejected(name(), code, qString(memberOf(result, "error")))};
            results += result;
        }
    }
    return results;
}

/// Returns the vector dimensions of the given models that have indexed vectors.
Result<VectorDimensions> TypesenseIndex::dimensionsOf(const AliasList &entries, const QStringList &models) const
{
    QList<Json> searches;
    for (const QString &model : models) {
        for (const CollectionAlias &entry : entries)
            searches += modelSearch(entry.alias, model);
    }
    const Result<QList<Json>> results = runSearches(searches);
    if (!results)
        return results.error();
    VectorDimensions lengths;
    for (qsizetype i = 0; i < results->size(); ++i) {
        for (const Json &hit : memberOf(results->at(i), "hits"))
            lengths.insert(models.at(i / entries.size()), numberIn(memberOf(hit, "document"), "dimensions"));
    }
    return lengths;
}

Result<QHash<QString, IndexedState>> TypesenseIndex::states(const QString &collection)
{
    QHash<QString, IndexedState> states;
    const Result<AliasList> entries = m_collections.all();
    if (!entries)
        return entries.error();
    for (const CollectionAlias &entry : *entries) {
        if (entry.collection != collection)
            continue;
        QUrlQuery query;
        query.addQueryItem(QStringLiteral("include_fields"), QStringLiteral("key,checksum,model"));
        const Result<QByteArray> lines =
            m_client.sendRawRequest("GET", QStringLiteral("/collections/%1/documents/export").arg(entry.alias), query);
        if (!lines)
            return lines.error();
        for (const QByteArray &line : lines->split('\n')) {
            const Json row = Json::parse(line.begin(), line.end(), nullptr, false);
            if (row.is_object())
                states.insert(qString(memberOf(row, "key")), {qString(memberOf(row, "checksum")), qString(memberOf(row, "model"))});
        }
    }
    return states;
}

Result<CollectionAlias> TypesenseIndex::aliasFor(const QString &collection, const AliasList &entries) const
{
    const auto known = std::find_if(entries.begin(), entries.end(), [&](const CollectionAlias &entry) { return entry.collection == collection; });
    return known != entries.end() ? Result<CollectionAlias>(*known) : m_collections.findOrCreate(collection);
}

QStringList modelsOf(const QList<SearchDocument> &documents)
{
    QStringList models;
    for (const SearchDocument &document : documents) {
        if (!document.vector.isEmpty() && !models.contains(document.vectorModel))
            models += document.vectorModel;
    }
    return models;
}

Status TypesenseIndex::update(const IndexUpdate &update)
{
    const Result<AliasList> entries = m_collections.all();
    if (!entries)
        return entries.error();
    Result<VectorDimensions> lengths = dimensionsOf(*entries, modelsOf(update.documents));
    if (!lengths)
        return lengths.error();
    if (const Status checkedStatus = checkDocuments(update.documents, *lengths); !checkedStatus)
        return checkedStatus;
    for (const CollectionAlias &entry : *entries) {
        if (const Status removedStatus = m_collections.remove(entry, update.removedIds.value(entry.collection)); !removedStatus)
            return removedStatus;
    }
    const QMap<QString, QList<SearchDocument>> sorted = groupByCollection(update.documents);
    for (auto it = sorted.begin(); it != sorted.end(); ++it) {
        Result<CollectionAlias> entry = aliasFor(it.key(), *entries);
        if (!entry)
            return entry.error();
        if (const Status doneStatus = m_collections.put(*entry, it.value()); !doneStatus)
            return doneStatus;
    }
    return success();
}

/// Puts documents into new collections that searches do not see yet, and creates these collections on demand.
Status TypesenseIndex::putIntoNewCollections(QMap<QString, CollectionAlias> &newAliases, const QList<SearchDocument> &documents) const
{
    const QMap<QString, QList<SearchDocument>> sorted = groupByCollection(documents);
    for (auto it = sorted.begin(); it != sorted.end(); ++it) {
        if (!newAliases.contains(it.key())) {
            const Result<CollectionAlias> createdAlias = m_collections.createWithoutAlias(it.key());
            if (!createdAlias)
                return createdAlias.error();
            newAliases.insert(it.key(), *createdAlias);
        }
        if (const Status doneStatus = m_collections.put(newAliases[it.key()], it.value()); !doneStatus)
            return doneStatus;
    }
    return success();
}

/// Stores all documents from `next` in new collections that searches do not see yet.
Status TypesenseIndex::fillNewCollections(const std::function<Result<QList<SearchDocument>>()> &next, QMap<QString, CollectionAlias> &newAliases) const
{
    VectorDimensions lengths;
    return storeBatches(next, [&](const QList<SearchDocument> &documents) -> Status {
        if (const Status checkedStatus = checkDocuments(documents, lengths); !checkedStatus)
            return checkedStatus;
        return putIntoNewCollections(newAliases, documents);
    });
}

/// Switches the aliases to the rebuilt collections, then removes the old collections.
Status TypesenseIndex::switchAliases(const QMap<QString, CollectionAlias> &newAliases) const
{
    const Result<AliasList> old = m_collections.all();
    if (!old)
        return old.error();
    for (const CollectionAlias &entry : newAliases) {
        if (const Status shownStatus = m_collections.switchAlias(entry); !shownStatus)
            return shownStatus;
    }
    for (const CollectionAlias &entry : *old) {
        if (!newAliases.contains(entry.collection)) {
            if (const Status status = m_collections.removeAlias(entry.alias); !status)
                return status;
        }
        if (const Status status = m_collections.removeCollection(entry.realName); !status)
            return status;
    }
    return success();
}

Status TypesenseIndex::rebuild(const std::function<Result<QList<SearchDocument>>()> &next)
{
    m_collections.removeStale(QDateTime::currentDateTimeUtc());
    QMap<QString, CollectionAlias> newAliases;
    const Status filledStatus = fillNewCollections(next, newAliases);
    if (filledStatus)
        return switchAliases(newAliases);
    for (const CollectionAlias &entry : newAliases)
        static_cast<void>(m_collections.removeCollection(entry.realName)); // the next rebuild removes leftovers
    return filledStatus;
}

Status TypesenseIndex::clear(const QString &collection)
{
    const Result<AliasList> entries = m_collections.all();
    if (!entries)
        return entries.error();
    for (const CollectionAlias &entry : *entries) {
        if (!collection.isEmpty() && entry.collection != collection)
            continue;
        if (const Status status = m_collections.removeAlias(entry.alias); !status)
            return status;
        if (const Status status = m_collections.removeCollection(entry.realName); !status)
            return status;
    }
    return success();
}

/// Returns the searches of a query in the existing collections, by collection, with words before embeddings.
QList<CollectionSearch> searchesOf(const IndexQuery &query, const AliasList &entries)
{
    QList<CollectionSearch> asked;
    for (const CollectionAlias &entry : entries) {
        if (!query.collections.isEmpty() && !query.collections.contains(entry.collection))
            continue;
        for (const Json &search : keywordSearches(entry.alias, query))
            asked.append({entry.collection, RankedList::Ranking::Words, search});
        if (!query.vector.isEmpty() && entry.fields.contains(vectorFieldName(query.vector.size())))
            asked.append({entry.collection, RankedList::Ranking::Meaning, embeddingSearch(entry.alias, query)});
    }
    return asked;
}

Result<QList<RankedList>> TypesenseIndex::search(const IndexQuery &query)
{
    const Result<AliasList> entries = m_collections.all();
    if (!entries)
        return entries.error();
    const Result<VectorDimensions> lengths = dimensionsOf(*entries, query.vector.isEmpty() ? QStringList() : QStringList{query.vectorModel});
    if (!lengths)
        return lengths.error();
    if (const Status checkedStatus = checkQuery(query, *lengths); !checkedStatus)
        return checkedStatus.error();
    const QList<CollectionSearch> asked = searchesOf(query, *entries);
    QList<Json> searches;
    for (const CollectionSearch &one : asked)
        searches += one.search;
    const Result<QList<Json>> results = runSearches(searches);
    if (!results)
        return results.error();
    QList<RankedList> lists;
    for (qsizetype i = 0; i < asked.size(); ++i) {
        for (const IndexHit &hit : readHits(asked.at(i).collection, results->at(i), asked.at(i).ranking))
            addHit(lists, asked.at(i).collection, asked.at(i).ranking, hit);
    }
    for (RankedList &list : lists)
        list.hits = mergeHits(list.hits, query.limit);
    return lists;
}

Result<QStringList> TypesenseIndex::similarWords(const QString &word, int maxEdits, qsizetype limit)
{
    const QString foldedWord = foldWord(word);
    const Result<AliasList> entries = m_collections.all();
    if (!entries)
        return entries.error();
    QList<Json> searches;
    for (const CollectionAlias &entry : *entries)
        searches += similarWordSearch(entry.alias, foldedWord, maxEdits);
    const Result<QList<Json>> results = runSearches(searches);
    if (!results)
        return results.error();
    QMap<QString, qint64> counts;
    for (const Json &result : *results) {
        const QMap<QString, qint64> found = matchedWords(result);
        for (auto it = found.begin(); it != found.end(); ++it)
            counts[it.key()] += it.value();
    }
    SimilarWords near(foldedWord, maxEdits);
    for (auto it = counts.begin(); it != counts.end(); ++it)
        near.add(it.key(), it.value());
    return near.first(limit);
}

Result<IndexStats> TypesenseIndex::stats()
{
    const Result<AliasList> entries = m_collections.all();
    if (!entries)
        return entries.error();
    QList<Json> searches;
    for (const CollectionAlias &entry : *entries)
        searches += statsSearch(entry.alias);
    const Result<QList<Json>> results = runSearches(searches);
    if (!results)
        return results.error();
    IndexStats stats;
    QSet<QString> models;
    qint64 updateTime = 0;
    for (qsizetype i = 0; i < results->size(); ++i) {
        const TypesenseStats figures = readStats(results->at(i));
        if (entries->at(i).documents > 0)
            stats.collections.append({entries->at(i).collection, entries->at(i).documents, figures.vectors});
        models.unite(figures.models);
        updateTime = std::max(updateTime, figures.updateTime);
    }
    stats.vectorModels = models.values();
    stats.vectorModels.sort();
    if (updateTime > 0)
        stats.updateTime = QDateTime::fromMSecsSinceEpoch(updateTime, Qt::UTC);
    return stats;
}

} // namespace

Result<OpenedIndex> openTypesenseIndex(TypesenseSettings settings)
{
    auto index = std::make_unique<TypesenseIndex>(std::move(settings));
    if (const Status usableStatus = index->checkServer(); !usableStatus)
        return usableStatus.error();
    OpenedIndex opened;
    opened.index = std::move(index);
    return opened;
}

} // namespace outcrop
