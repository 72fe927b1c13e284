// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/passagecollector.h"
#include "adapters/sqlite/passagelengths.h"
#include "adapters/sqlite/sqliteconnection.h"
#include "core/ports/searchindex.h"

#include <optional>
#include <utility>
#include <vector>

namespace outcrop {

/// The state of a connection between searches.
struct SearchState {
    PassageCollector collector;
    PassageLengths lengths;
};

/// Read-only queries on an index, in one read transaction.
class SearchReader
{
public:
    SearchReader(SqliteConnection &connection, SearchState &state) : m_connection(connection), m_collector(state.collector), m_lengths(state.lengths) { }

    Result<QHash<QString, IndexedState>> states(const QString &collection);
    Result<QList<RankedList>> search(const IndexQuery &query);
    Result<QStringList> similarWords(const QString &word, int maxEdits, qsizetype limit);
    Result<IndexStats> stats();

private:
    struct Collection {
        qint64 number = 0;
        QString name;
    };
    using RankedCollections = QHash<qint64, QList<RankedPassage>>;

    Status check(const IndexQuery &query);
    Result<QList<Collection>> collections(const QStringList &names);
    static std::pair<qint64, qint64> rangeOf(const QList<Collection> &collections);
    Result<QList<QByteArrayList>> phrasesOf(const IndexQuery &query);
    Result<QByteArrayList> wordsWithPrefix(const QString &beginning);
    Result<PassageMatches> collectMatches(const QList<QByteArrayList> &terms);
    Result<PhraseMatches> collectPrefix(const QByteArray &phrase);
    Result<std::optional<std::vector<qint64>>> labeledRows(const IndexQuery &query);
    Result<RankedCollections> rankByWords(const IndexQuery &query, const QList<QByteArrayList> &terms, const QList<Collection> &collections);
    Result<RankedCollections> rankByEmbedding(const IndexQuery &query, const QList<Collection> &collections);
    Status addList(QList<RankedList> &lists, const Collection &collection, RankedList::Ranking ranking, QList<RankedPassage> ranked, qsizetype limit);
    Status breakTies(QList<RankedPassage> &ranked, qsizetype limit);
    Result<SearchDocument> document(const Collection &collection, qint64 row);
    Status readLabels(SearchDocument &document, qint64 row);

    SqliteConnection &m_connection;
    PassageCollector &m_collector;
    PassageLengths &m_lengths;
};

} // namespace outcrop
