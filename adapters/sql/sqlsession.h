// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/recordtables.h"

#include <memory>
#include <mutex>
#include <optional>

namespace outcrop {

/// A connection shared by threads, with its current transaction. Write operations fail if the store is read-only.
class SqlSession
{
public:
    SqlSession(std::unique_ptr<SqlConnection> connection, QString readOnlyReason, std::unique_ptr<RecordTables> tables)
        : m_connection(std::move(connection)), m_tables(std::move(tables)), m_readOnlyReason(std::move(readOnlyReason))
    {
    }

    QString name() const { return m_connection->name(); }
    QString readOnlyReason() const { return m_readOnlyReason; }

    Result<qint64> read(const Result<SqlStatement> &statement, const SqlConnection::RowReader &reader);
    Result<qint64> write(const Result<SqlStatement> &statement);
    Result<QList<RecordId>> insert(const SqlTable &table, const QList<SqlValue> &values);
    Status replace(const SqlTable &table, const QList<SqlValue> &values, RecordId id);
    Result<QList<GroupAggregate>> aggregate(
        const SqlTable &table, const Grouping &grouping, const RecordFilter &filter);
    Result<qint64> count(const SqlTable &table, const RecordFilter &filter);
    Result<RemovedRecords> removeWholeMonths(const QDateTime &until);
    Status transaction(const std::function<Status()> &work);

private:
    void prepareFigures(const SqlTable &table);
    Status runSavepoint(const std::function<Status()> &work);
    Status runTransaction(const std::function<Status()> &work);

    std::unique_ptr<SqlConnection> m_connection;
    std::unique_ptr<RecordTables> m_tables;
    QString m_readOnlyReason;
    std::recursive_mutex m_mutex;
    bool m_isInTransaction = false;
    std::optional<Error> m_failure; ///< first error inside the transaction, which must then be rolled back
};

} // namespace outcrop
