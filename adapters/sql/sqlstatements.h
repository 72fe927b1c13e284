// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlvalue.h"
#include "core/base/result.h"
#include "core/ports/store.h"

namespace outcrop {

/// A table as statements need it.
struct SqlTable {
    enum class Kind { Integer, Real, Text };

    struct Column {
        QByteArray name;
        Kind kind = Kind::Text;
    };

    QByteArray name;
    QList<Column> columns; ///< without `id`; the first is `week`

    const Column *find(const QString &name) const;
    QList<QByteArray> columnNames() const;
};

struct SqlStatement {
    QByteArray sql;
    QList<SqlValue> values = {};
};

// Statements that SQLite and PostgreSQL read alike. The error is Invalid: a field that the table does not have.
Result<SqlStatement> selectRecords(const SqlTable &table, const RecordFilter &filter);
Result<SqlStatement> countRecords(const SqlTable &table, const RecordFilter &filter);
Result<SqlStatement> groupRecords(const SqlTable &table, const Grouping &grouping, const RecordFilter &filter);
Result<SqlStatement> removeRecords(const SqlTable &table, const RecordFilter &filter);
SqlStatement replaceRecord(const SqlTable &table, QList<SqlValue> values, RecordId id);

/// Weeks as the tables number them: week 0 began on Monday, 1970-01-05, UTC. They are stored, for SQLite sums up from an index alone only
/// where nothing has to be computed.
qint64 weekOf(const QDateTime &time);
QDate mondayOf(qint64 week);

} // namespace outcrop
