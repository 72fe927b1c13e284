// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

class QSqlQuery;

namespace outcrop {

/// A database value: NULL, integer, real, text or blob.
using SqlValue = std::variant<std::monostate, qint64, double, QString, QByteArray>;

/// The current row of a query, with columns numbered from 0. Valid until the query advances.
class SqlRow
{
public:
    explicit SqlRow(const QSqlQuery &query) : m_query(query) { }

    bool isNull(int column) const;
    qint64 integer(int column) const;
    double real(int column) const;
    QString text(int column) const;
    QByteArray bytes(int column) const;
    /// Returns all columns by name, for the export of tables with an unknown schema.
    Json toJson() const;

private:
    const QSqlQuery &m_query;
};

// Conversions between field types and values. Times are stored as milliseconds since 1970, lists and details as JSON.
SqlValue toSql(const QString &text);
SqlValue toSql(const QStringList &texts);
SqlValue toSql(const QDateTime &time);
SqlValue toSql(const Json &json);
inline SqlValue toSql(qint64 number) { return number; }
inline SqlValue toSql(int number) { return qint64(number); }
inline SqlValue toSql(bool flag) { return qint64(flag ? 1 : 0); }
/// Converts NaN to NULL, because SQLite cannot store NaN.
inline SqlValue toSql(double number) { return number == number ? SqlValue(number) : SqlValue(); }

template<typename T>
SqlValue toSql(const std::optional<T> &value)
{
    return value ? toSql(*value) : SqlValue();
}

void fromSql(const SqlRow &row, int column, QString &text);
void fromSql(const SqlRow &row, int column, QStringList &texts);
void fromSql(const SqlRow &row, int column, QDateTime &time);
void fromSql(const SqlRow &row, int column, Json &json);
inline void fromSql(const SqlRow &row, int column, qint64 &number) { number = row.integer(column); }
inline void fromSql(const SqlRow &row, int column, int &number) { number = int(row.integer(column)); }
inline void fromSql(const SqlRow &row, int column, bool &flag) { flag = row.integer(column) != 0; }
inline void fromSql(const SqlRow &row, int column, double &number) { number = row.real(column); }

template<typename T>
void fromSql(const SqlRow &row, int column, std::optional<T> &value)
{
    if (row.isNull(column))
        value.reset();
    else
        fromSql(row, column, value.emplace());
}

} // namespace outcrop
