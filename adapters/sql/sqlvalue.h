// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace outcrop {

/// What a database is given: nothing, a whole number, a number, or UTF-8 text.
using SqlValue = std::variant<std::monostate, qint64, double, QByteArray>;

/// The row that a query stands on; columns from 0.
class SqlRow
{
public:
    virtual ~SqlRow() = default;
    virtual bool isNull(int column) const = 0;
    virtual qint64 integer(int column) const = 0;
    virtual double real(int column) const = 0;
    virtual QByteArray text(int column) const = 0;
};

// From the types of records to values, and back. Times are milliseconds since 1970, lists and details are JSON.
SqlValue toSql(const QString &text);
SqlValue toSql(const QStringList &texts);
SqlValue toSql(const QDateTime &time);
SqlValue toSql(const Json &json);
inline SqlValue toSql(qint64 number) { return number; }
inline SqlValue toSql(int number) { return qint64(number); }
inline SqlValue toSql(bool flag) { return qint64(flag ? 1 : 0); }
/// What is not a number is no value: SQLite could not keep it.
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
