// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sql/sqlstatements.h"

#include "adapters/sql/sqlcondition.h"
#include "adapters/sql/sqlmessages.h"
#include "core/ports/storedjson.h"

#include <algorithm>

namespace outcrop {
namespace {

const SqlTable::Column idColumn = {"id", SqlTable::Kind::Integer};

QByteArray orderClause(const RecordFilter &filter)
{
    QByteArray text = filter.isNewestFirst ? " ORDER BY id DESC" : " ORDER BY id";
    if (filter.limit > 0)
        text += " LIMIT " + QByteArray::number(filter.limit);
    return text;
}

/// Returns the aggregates of a column, cast to DOUBLE PRECISION, because the type of a sum of integers differs between databases.
QByteArray aggregateColumns(const QByteArray &column)
{
    QByteArray text = ", COUNT(" + column + ')';
    for (const char *function : {"SUM", "MIN", "MAX"})
        text += ", CAST(" + QByteArray(function) + '(' + column + ") AS DOUBLE PRECISION)";
    return text;
}

} // namespace

const SqlTable::Column *SqlTable::find(const QString &wanted) const
{
    if (wanted == QLatin1String("id"))
        return &idColumn;
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const Column &column) { return wanted == QLatin1String(column.name); });
    return found == columns.end() ? nullptr : &*found;
}

QList<QByteArray> SqlTable::columnNames() const
{
    QList<QByteArray> names;
    for (const Column &column : columns)
        names += column.name;
    return names;
}

Result<SqlStatement> selectStatement(const SqlTable &table, const RecordFilter &filter)
{
    Result<SqlStatement> statement = sqlCondition(table, filter);
    if (statement)
        statement->sql = "SELECT id, " + table.columnNames().join(", ") + " FROM " + table.name + statement->sql + orderClause(filter);
    return statement;
}

Result<SqlStatement> countStatement(const SqlTable &table, const RecordFilter &filter)
{
    Result<SqlStatement> statement = sqlCondition(table, filter);
    if (statement)
        statement->sql = "SELECT COUNT(*) FROM " + table.name + statement->sql;
    return statement;
}

Result<SqlStatement> groupStatement(const SqlTable &table, const Grouping &grouping, const RecordFilter &filter)
{
    if (!table.find(grouping.field))
        return unknownField(table, grouping.field);
    const QByteArray keys = grouping.field.toLatin1() + (grouping.isWeekly ? ", week" : "");
    QByteArray figures = ", COUNT(*)";
    for (const QString &number : grouping.numbers) {
        const SqlTable::Column *column = table.find(number);
        if (!column || column->kind == SqlTable::Kind::Text)
            return unknownField(table, number);
        figures += aggregateColumns(column->name);
    }
    Result<SqlStatement> statement = sqlCondition(table, filter);
    if (statement)
        statement->sql = "SELECT " + keys + figures + " FROM " + table.name + statement->sql + " GROUP BY " + keys + " ORDER BY " + keys;
    return statement;
}

Result<SqlStatement> deleteStatement(const SqlTable &table, const RecordFilter &filter)
{
    Result<SqlStatement> statement = sqlCondition(table, filter);
    if (statement && statement->sql.isEmpty())
        return Error{ErrorCode::Invalid, sqlmessages::purgeFilterRequired(recordKindText(QLatin1StringView(table.name)))};
    if (statement)
        statement->sql = "DELETE FROM " + table.name + statement->sql;
    return statement;
}

SqlStatement updateStatement(const SqlTable &table, QList<SqlValue> values, RecordId id)
{
    QByteArrayList settings;
    for (const SqlTable::Column &column : table.columns)
        settings += QByteArray(column.name + " = $" + QByteArray::number(settings.size() + 1));
    values += id;
    return {"UPDATE " + table.name + " SET " + settings.join(", ") + " WHERE id = $" + QByteArray::number(values.size()), values};
}

qint64 weekOf(const QDateTime &time)
{
    constexpr qint64 day = 24 * 60 * 60 * 1000;
    return (time.toMSecsSinceEpoch() - 4 * day) / (7 * day);
}

QDate mondayOf(qint64 week)
{
    return QDate(1970, 1, 5).addDays(week * 7);
}

} // namespace outcrop
