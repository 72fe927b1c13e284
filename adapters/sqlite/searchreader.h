// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqliteconnection.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// Read-only queries on an index.
class SearchReader
{
public:
    explicit SearchReader(SqliteConnection &connection) : m_connection(connection) { }

    Result<QHash<QString, IndexedState>> states(const QString &collection);
    Result<QList<RankedList>> search(const IndexQuery &query);
    Result<QStringList> wordsLike(const QString &word, int maxEdits, qsizetype limit);
    Result<IndexStats> stats();

private:
    struct Collection {
        qint64 number = 0;
        QString name;
    };
    struct Ranked {
        qint64 row = 0;
        double score = 0;
    };
    struct Condition {
        QByteArray sql;
        QList<SqlValue> values;
    };

    Status check(const IndexQuery &query);
    Result<QList<Collection>> collections(const QStringList &names);
    Result<QByteArray> matchOf(const IndexQuery &query);
    Result<QByteArray> wordsWithPrefix(const QString &beginning);
    Condition filterOf(const IndexQuery &query, qint64 collection) const;
    Result<QList<Ranked>> rankByWords(const IndexQuery &query, const QByteArray &match, qint64 collection);
    Result<QList<Ranked>> rankByEmbedding(const IndexQuery &query, qint64 collection);
    Status addList(QList<RankedList> &lists, const Collection &collection, RankedList::By by, const Result<QList<Ranked>> &ranked, qsizetype limit);
    Result<SearchDocument> document(const Collection &collection, qint64 row);
    Status readLabels(SearchDocument &document, qint64 row);

    SqliteConnection &m_connection;
};

} // namespace outcrop
