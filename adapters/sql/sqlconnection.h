// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlvalue.h"
#include "core/base/result.h"

#include <QList>

#include <functional>

namespace outcrop {

/// One connection to one database; used by one thread at a time. Parameters are written `$1`, `$2`, … in their order.
/// Errors carry the database's own words.
class SqlConnection
{
public:
    using RowReader = std::function<void(const SqlRow &)>;

    virtual ~SqlConnection() = default;

    /// For people: where the data is.
    virtual QString name() const = 0;

    /// Begins a transaction that writes; waits for whoever writes now.
    virtual Status begin() = 0;
    virtual Status commit() = 0;
    virtual void rollback() = 0;

    /// Runs one statement; how many rows it changed. It is prepared once and kept.
    virtual Result<qint64> run(const QByteArray &sql, const QList<SqlValue> &values = {}, const RowReader &read = {}) = 0;
    /// Inserts rows, their values one row behind the other, and gives the ids in their order. Inside a transaction.
    virtual Result<QList<qint64>> insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values) = 0;
    /// Runs the statements of a migration. Inside a transaction.
    virtual Status script(const QByteArray &sql) = 0;
    /// The version of the tables; 0 where there are none.
    virtual Result<int> version() = 0;
};

/// Does `work` between begin() and commit(); rolls back where it fails.
Status inTransaction(SqlConnection &connection, const std::function<Status()> &work);

} // namespace outcrop
