// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/passageranking.h"
#include "adapters/sqlite/sqliteconnection.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// Read-only queries on an index.
class SearchReader
{
public:
    SearchReader(SqliteConnection &connection, PassageRanking &ranking) : m_connection(connection), m_ranking(ranking) { }

    Result<QHash<QString, IndexedState>> states(const QString &collection);
    Result<QList<RankedList>> search(const IndexQuery &query);
    Result<QStringList> wordsLike(const QString &word, int maxEdits, qsizetype limit);
    Result<IndexStats> stats();

private:
    struct Collection {
        qint64 number = 0;
        QString name;
    };
    using RankedPassage = PassageRanking::Row;
    using RankedCollections = QHash<qint64, QList<RankedPassage>>;
    struct Condition {
        QByteArray sql;
        QList<SqlValue> values;
    };

    Status check(const IndexQuery &query);
    Result<QList<Collection>> collections(const QStringList &names);
    Result<QByteArray> matchOf(const IndexQuery &query);
    Result<QByteArray> wordsWithPrefix(const QString &beginning);
    Condition filterOf(const IndexQuery &query, const QList<Collection> &collections) const;
    Result<RankedCollections> rankByWords(const IndexQuery &query, const QByteArray &match, const QList<Collection> &collections);
    Result<RankedCollections> rankByEmbedding(const IndexQuery &query, const QList<Collection> &collections);
    Status addList(QList<RankedList> &lists, const Collection &collection, RankedList::Ranking ranking, const QList<RankedPassage> &ranked, qsizetype limit);
    Result<SearchDocument> document(const Collection &collection, qint64 row);
    Status readLabels(SearchDocument &document, qint64 row);

    SqliteConnection &m_connection;
    PassageRanking &m_ranking;
};

} // namespace outcrop
