// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"
#include "adapters/sql/sqlstatements.h"

namespace outcrop {

/// How a database stores and aggregates records: by default, each kind in one table. A subclass divides a table or reads figures that it maintains.
class RecordTables
{
public:
    RecordTables() = default;
    virtual ~RecordTables() = default;
    Q_DISABLE_COPY_MOVE(RecordTables)

    /// Prepares the tables for rows, inside the transaction that writes them. `values` contains the values of all rows, row by row.
    virtual Status prepareRows(SqlConnection &connection, const SqlTable &table, const QList<SqlValue> &values);
    /// Prepares aggregation. Called outside transactions, on a writable connection.
    virtual void prepareFigures(SqlConnection &connection, const SqlTable &table);

    // The statements that SqlSession runs. Errors: those of groupStatement() and countStatement().
    virtual Result<SqlStatement> groupStatement(const SqlTable &table, const Grouping &grouping, const RecordFilter &filter) const;
    virtual Result<SqlStatement> countStatement(const SqlTable &table, const RecordFilter &filter) const;

    /// Implements Store::removeWholeMonths(). Called outside transactions.
    virtual Result<RemovedRecords> removeWholeMonths(SqlConnection &connection, const QDateTime &until);
};

} // namespace outcrop
