// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqliteconnection.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// Adds and removes documents. Must be used inside a transaction.
class SearchWriter
{
public:
    explicit SearchWriter(SqliteConnection &connection) : m_connection(connection) { }

    Status put(const QList<SearchDocument> &documents);
    Status remove(const QString &collection, const QStringList &ids);
    Status clear(const QString &collection);
    Status clearAll();
    /// Records the time of the last change.
    Status setUpdateTime(const QDateTime &now);

private:
    using WordCounts = QHash<QString, qint64>; ///< changes of the document counts, by word

    Status check(const QList<SearchDocument> &documents);
    Status putDocument(const SearchDocument &document, WordCounts &wordCounts);
    Status putParts(const SearchDocument &document, qint64 row);
    Status putLabels(const SearchDocument &document, qint64 row);
    Status putVector(const SearchDocument &document, qint64 row);
    Status putWords(const WordCounts &wordCounts);
    Status subtractWord(const QString &word, qint64 count);
    Status removeRow(qint64 row, WordCounts &wordCounts);
    Result<qint64> findOrCreateCollection(const QString &name);
    Result<qint64> prepareRow(qint64 collection, const SearchDocument &document, WordCounts &wordCounts);
    Result<qint64> number(const QByteArray &sql, const QList<SqlValue> &values, qint64 defaultValue);
    Status run(const QByteArray &sql, const QList<SqlValue> &values);

    SqliteConnection &m_connection;
};

} // namespace outcrop
