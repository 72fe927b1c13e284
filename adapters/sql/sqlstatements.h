// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlvalue.h"
#include "core/base/result.h"
#include "core/ports/store.h"

namespace outcrop {

/// The name and columns of a table.
struct SqlTable {
    enum class Kind { Integer, Real, Text };

    struct Column {
        QByteArray name;
        Kind kind = Kind::Text;
    };

    QByteArray name;
    QList<Column> columns; ///< without `id`; the first column is `week`

    const Column *find(const QString &name) const;
    QList<QByteArray> columnNames() const;
};

struct SqlStatement {
    QByteArray sql;
    QList<SqlValue> values = {};
};

// Statements for both SQLite and PostgreSQL. Errors: Invalid for a field that the table does not have; deleteStatement() also for an empty
// filter.
Result<SqlStatement> selectStatement(const SqlTable &table, const RecordFilter &filter);
Result<SqlStatement> countStatement(const SqlTable &table, const RecordFilter &filter);
Result<SqlStatement> groupStatement(const SqlTable &table, const Grouping &grouping, const RecordFilter &filter);
Result<SqlStatement> deleteStatement(const SqlTable &table, const RecordFilter &filter);
SqlStatement updateStatement(const SqlTable &table, QList<SqlValue> values, RecordId id);

/// Return the number of the week of a time, and the Monday of a week. Week 0 began on Monday, 1970-01-05, UTC. The number is stored in a column, because SQLite
/// can aggregate from an index alone only without computed values.
qint64 weekOf(const QDateTime &time);
QDate mondayOf(qint64 week);

} // namespace outcrop
