// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/typesense/typesenseindex.h"

#include "adapters/typesense/typesensedocument.h"
#include "adapters/typesense/typesensemessages.h"
#include "adapters/typesense/typesensequery.h"
#include "adapters/typesense/typesensereply.h"
#include "adapters/typesense/typesenseshelves.h"
#include "core/retrieval/documentcheck.h"
#include "core/retrieval/editdistance.h"
#include "core/retrieval/textwords.h"

#include <algorithm>

namespace outcrop {
namespace {

using ShelfList = QList<TypesenseShelf>;

constexpr qsizetype searchesAtOnce = 50; ///< the server's default limit per multi_search request

/// A search of one collection, and its kind.
struct Asked {
    QString collection;
    RankedList::By by = RankedList::By::Words;
    Json search;
};

QMap<QString, QList<SearchDocument>> byCollection(const QList<SearchDocument> &documents)
{
    QMap<QString, QList<SearchDocument>> sorted;
    for (const SearchDocument &document : withoutRepeats(documents))
        sorted[document.collection].append(document);
    return sorted;
}

class TypesenseIndex final : public SearchIndex
{
public:
    explicit TypesenseIndex(TypesenseSettings &&settings) : m_client(std::move(settings)), m_shelves(m_client) { }

    Status checkServer() const;

    QString name() const override { return m_client.name(); }
    Result<QHash<QString, IndexedState>> states(const QString &collection) override;
    Status update(const IndexUpdate &update) override;
    Status rebuild(const std::function<Result<QList<SearchDocument>>()> &next) override;
    Status clear(const QString &collection) override;
    Result<QList<RankedList>> search(const IndexQuery &query) override;
    Result<QStringList> wordsLike(const QString &word, int edits, qsizetype limit) override;
    Result<IndexStats> stats() override;

private:
    Result<QList<Json>> ask(const QList<Json> &searches) const;
    Result<VectorDimensions> lengthsOf(const ShelfList &shelves, const QStringList &models) const;
    Result<TypesenseShelf> shelfFor(const QString &collection, const ShelfList &shelves) const;
    Status putInto(QMap<QString, TypesenseShelf> &fresh, const QList<SearchDocument> &documents) const;
    Status fill(const std::function<Result<QList<SearchDocument>>()> &next, QMap<QString, TypesenseShelf> &fresh) const;
    Status turnTo(const QMap<QString, TypesenseShelf> &fresh) const;

    TypesenseClient m_client;
    TypesenseShelves m_shelves;
};

/// Reports an unusable server when the index is opened, not during indexing.
Status TypesenseIndex::checkServer() const
{
    const Result<Json> aliases = m_client.get(QStringLiteral("/aliases"));
    return aliases ? success() : Status(aliases.error());
}

/// Returns the results in the order of the searches. A missing collection gives an empty result.
Result<QList<Json>> TypesenseIndex::ask(const QList<Json> &searches) const
{
    QList<Json> results;
    for (qsizetype at = 0; at < searches.size(); at += searchesAtOnce) {
        const QList<Json> some = searches.mid(at, searchesAtOnce);
        const Result<Json> answer = m_client.post(QStringLiteral("/multi_search"), {{"searches", std::vector<Json>(some.begin(), some.end())}});
        if (!answer)
            return answer.error();
        const Json list = memberOf(*answer, "results");
        if (!list.is_array() || qsizetype(list.size()) != some.size())
            return Error{ErrorCode::Unreadable, typesensemessages::answerCount(name(), some.size(), list.size())};
        for (const Json &result : list) {
            const qint64 code = numberIn(result, "code");
            if (code != 0 && code != 404)
                return Error{ErrorCode::Invalid, typesensemessages::searchRefused(name(), code, qString(memberOf(result, "error")))};
            results += result;
        }
    }
    return results;
}

/// Returns the dimensions of those models that have indexed vectors.
Result<VectorDimensions> TypesenseIndex::lengthsOf(const ShelfList &shelves, const QStringList &models) const
{
    QList<Json> searches;
    for (const QString &model : models) {
        for (const TypesenseShelf &shelf : shelves)
            searches += searchForModel(shelf.alias, model);
    }
    const Result<QList<Json>> results = ask(searches);
    if (!results)
        return results.error();
    VectorDimensions lengths;
    for (qsizetype i = 0; i < results->size(); ++i) {
        for (const Json &hit : memberOf(results->at(i), "hits"))
            lengths.insert(models.at(i / shelves.size()), numberIn(memberOf(hit, "document"), "dimensions"));
    }
    return lengths;
}

Result<QHash<QString, IndexedState>> TypesenseIndex::states(const QString &collection)
{
    QHash<QString, IndexedState> states;
    const Result<ShelfList> shelves = m_shelves.all();
    if (!shelves)
        return shelves.error();
    for (const TypesenseShelf &shelf : *shelves) {
        if (shelf.collection != collection)
            continue;
        QUrlQuery query;
        query.addQueryItem(QStringLiteral("include_fields"), QStringLiteral("key,checksum,model"));
        const Result<QByteArray> lines = m_client.lines("GET", QStringLiteral("/collections/%1/documents/export").arg(shelf.alias), query);
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

Result<TypesenseShelf> TypesenseIndex::shelfFor(const QString &collection, const ShelfList &shelves) const
{
    const auto known = std::find_if(shelves.begin(), shelves.end(), [&](const TypesenseShelf &shelf) { return shelf.collection == collection; });
    return known != shelves.end() ? Result<TypesenseShelf>(*known) : m_shelves.shown(collection);
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
    const Result<ShelfList> shelves = m_shelves.all();
    if (!shelves)
        return shelves.error();
    Result<VectorDimensions> lengths = lengthsOf(*shelves, modelsOf(update.put));
    if (!lengths)
        return lengths.error();
    if (const Status checked = checkDocuments(update.put, *lengths); !checked)
        return checked;
    for (const TypesenseShelf &shelf : *shelves) {
        if (const Status removed = m_shelves.remove(shelf, update.remove.value(shelf.collection)); !removed)
            return removed;
    }
    const QMap<QString, QList<SearchDocument>> sorted = byCollection(update.put);
    for (auto it = sorted.begin(); it != sorted.end(); ++it) {
        Result<TypesenseShelf> shelf = shelfFor(it.key(), *shelves);
        if (!shelf)
            return shelf.error();
        if (const Status done = m_shelves.put(*shelf, it.value()); !done)
            return done;
    }
    return success();
}

/// Puts documents into hidden collections and creates these on demand.
Status TypesenseIndex::putInto(QMap<QString, TypesenseShelf> &fresh, const QList<SearchDocument> &documents) const
{
    const QMap<QString, QList<SearchDocument>> sorted = byCollection(documents);
    for (auto it = sorted.begin(); it != sorted.end(); ++it) {
        if (!fresh.contains(it.key())) {
            const Result<TypesenseShelf> made = m_shelves.makeHidden(it.key());
            if (!made)
                return made.error();
            fresh.insert(it.key(), *made);
        }
        if (const Status done = m_shelves.put(fresh[it.key()], it.value()); !done)
            return done;
    }
    return success();
}

/// Fills hidden collections with all documents from `next`.
Status TypesenseIndex::fill(const std::function<Result<QList<SearchDocument>>()> &next, QMap<QString, TypesenseShelf> &fresh) const
{
    VectorDimensions lengths;
    return putBatches(next, [&](const QList<SearchDocument> &documents) -> Status {
        if (const Status checked = checkDocuments(documents, lengths); !checked)
            return checked;
        return putInto(fresh, documents);
    });
}

/// Switches the aliases to the rebuilt collections, then removes the old collections.
Status TypesenseIndex::turnTo(const QMap<QString, TypesenseShelf> &fresh) const
{
    const Result<ShelfList> old = m_shelves.all();
    if (!old)
        return old.error();
    for (const TypesenseShelf &shelf : fresh) {
        if (const Status shown = m_shelves.show(shelf); !shown)
            return shown;
    }
    for (const TypesenseShelf &shelf : *old) {
        if (!fresh.contains(shelf.collection)) {
            if (const Status gone = m_shelves.removeAlias(shelf.alias); !gone)
                return gone;
        }
        if (const Status gone = m_shelves.removeReal(shelf.real); !gone)
            return gone;
    }
    return success();
}

Status TypesenseIndex::rebuild(const std::function<Result<QList<SearchDocument>>()> &next)
{
    m_shelves.sweep(QDateTime::currentDateTimeUtc());
    QMap<QString, TypesenseShelf> fresh;
    const Status filled = fill(next, fresh);
    if (filled)
        return turnTo(fresh);
    for (const TypesenseShelf &shelf : fresh)
        static_cast<void>(m_shelves.removeReal(shelf.real)); // the next rebuild sweeps what remains
    return filled;
}

Status TypesenseIndex::clear(const QString &collection)
{
    const Result<ShelfList> shelves = m_shelves.all();
    if (!shelves)
        return shelves.error();
    for (const TypesenseShelf &shelf : *shelves) {
        if (!collection.isEmpty() && shelf.collection != collection)
            continue;
        if (const Status gone = m_shelves.removeAlias(shelf.alias); !gone)
            return gone;
        if (const Status gone = m_shelves.removeReal(shelf.real); !gone)
            return gone;
    }
    return success();
}

/// Returns the searches of a query for the existing collections, by collection, words before embeddings.
QList<Asked> searchesOf(const IndexQuery &query, const ShelfList &shelves)
{
    QList<Asked> asked;
    for (const TypesenseShelf &shelf : shelves) {
        if (!query.collections.isEmpty() && !query.collections.contains(shelf.collection))
            continue;
        for (const Json &search : searchesByWords(shelf.alias, query))
            asked.append({shelf.collection, RankedList::By::Words, search});
        if (!query.vector.isEmpty() && shelf.fields.contains(vectorFieldName(query.vector.size())))
            asked.append({shelf.collection, RankedList::By::Meaning, searchByMeaning(shelf.alias, query)});
    }
    return asked;
}

Result<QList<RankedList>> TypesenseIndex::search(const IndexQuery &query)
{
    const Result<ShelfList> shelves = m_shelves.all();
    if (!shelves)
        return shelves.error();
    const Result<VectorDimensions> lengths = lengthsOf(*shelves, query.vector.isEmpty() ? QStringList() : QStringList{query.vectorModel});
    if (!lengths)
        return lengths.error();
    if (const Status checked = checkQuery(query, *lengths); !checked)
        return checked.error();
    const QList<Asked> asked = searchesOf(query, *shelves);
    QList<Json> searches;
    for (const Asked &one : asked)
        searches += one.search;
    const Result<QList<Json>> results = ask(searches);
    if (!results)
        return results.error();
    QList<RankedList> lists;
    for (qsizetype i = 0; i < asked.size(); ++i) {
        for (const IndexHit &hit : readHits(asked.at(i).collection, results->at(i), asked.at(i).by))
            addHit(lists, asked.at(i).collection, asked.at(i).by, hit);
    }
    for (RankedList &list : lists)
        list.hits = joined(list.hits, query.limit);
    return lists;
}

Result<QStringList> TypesenseIndex::wordsLike(const QString &word, int edits, qsizetype limit)
{
    const QString folded = foldedWord(word);
    const Result<ShelfList> shelves = m_shelves.all();
    if (!shelves)
        return shelves.error();
    QList<Json> searches;
    for (const TypesenseShelf &shelf : *shelves)
        searches += searchForWords(shelf.alias, folded, edits);
    const Result<QList<Json>> results = ask(searches);
    if (!results)
        return results.error();
    QMap<QString, qint64> counts;
    for (const Json &result : *results) {
        const QMap<QString, qint64> found = matchedWords(result);
        for (auto it = found.begin(); it != found.end(); ++it)
            counts[it.key()] += it.value();
    }
    SimilarWords near(folded, edits);
    for (auto it = counts.begin(); it != counts.end(); ++it)
        near.add(it.key(), it.value());
    return near.first(limit);
}

Result<IndexStats> TypesenseIndex::stats()
{
    const Result<ShelfList> shelves = m_shelves.all();
    if (!shelves)
        return shelves.error();
    QList<Json> searches;
    for (const TypesenseShelf &shelf : *shelves)
        searches += searchForFigures(shelf.alias);
    const Result<QList<Json>> results = ask(searches);
    if (!results)
        return results.error();
    IndexStats stats;
    QSet<QString> models;
    qint64 updated = 0;
    for (qsizetype i = 0; i < results->size(); ++i) {
        const TypesenseFigures figures = readFigures(results->at(i));
        if (shelves->at(i).documents > 0)
            stats.collections.append({shelves->at(i).collection, shelves->at(i).documents, figures.vectors});
        models.unite(figures.models);
        updated = std::max(updated, figures.updated);
    }
    stats.vectorModels = models.values();
    stats.vectorModels.sort();
    if (updated > 0)
        stats.updated = QDateTime::fromMSecsSinceEpoch(updated, Qt::UTC);
    return stats;
}

} // namespace

Result<OpenedIndex> openTypesenseIndex(TypesenseSettings settings)
{
    auto index = std::make_unique<TypesenseIndex>(std::move(settings));
    if (const Status usable = index->checkServer(); !usable)
        return usable.error();
    OpenedIndex opened;
    opened.index = std::move(index);
    return opened;
}

} // namespace outcrop
