// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sql/sqlcondition.h"

#include "adapters/sql/sqlmessages.h"
#include "core/ports/storedjson.h"

namespace outcrop {
namespace {

/// Collects conditions with their values and numbers the parameters.
class ConditionWriter
{
public:
    void add(const QByteArray &condition, const SqlValue &value)
    {
        m_conditions += condition + addParameter(value);
    }
    void addAnyOf(const SqlTable::Column &column, const QStringList &values)
    {
        QByteArrayList parameters;
        for (const QString &value : values)
            parameters += addParameter(valueFor(column, value));
        m_conditions += parameters.isEmpty() ? QByteArray("1 = 0") : QByteArray(column.name + " IN (" + parameters.join(", ") + ')');
    }
    /// Matches a tag and all tags below it. Text is compared by bytes, so all strings with the prefix `x/` are between `x/` and `x0`, because `0` follows `/`.
    void addSubtree(const QByteArray &column, const QString &word)
    {
        const QByteArray equality = column + " = " + addParameter(toSql(word));
        const QByteArray from = column + " >= " + addParameter(toSql(QString(word + u'/')));
        const QByteArray until = column + " < " + addParameter(toSql(QString(word + u'0')));
        m_conditions += QByteArray('(' + equality + " OR (" + from + " AND " + until + "))");
    }
    SqlStatement statement() const
    {
        return {m_conditions.isEmpty() ? QByteArray() : QByteArray(" WHERE " + m_conditions.join(" AND ")), m_values};
    }

private:
    static SqlValue valueFor(const SqlTable::Column &column, const QString &text)
    {
        switch (column.kind) {
        case SqlTable::Kind::Integer: return text.toLongLong();
        case SqlTable::Kind::Real: return text.toDouble();
        case SqlTable::Kind::Text: break;
        }
        return toSql(text);
    }
    QByteArray addParameter(const SqlValue &value)
    {
        m_values += value;
        return '$' + QByteArray::number(m_values.size());
    }

    QByteArrayList m_conditions;
    QList<SqlValue> m_values;
};

} // namespace

/// Returns an expression that prevents the use of an index on this column. Pages are read by ID: with another index, the database would collect and sort all
/// remaining rows for each page.
SqlTable::Column withoutIndex(const SqlTable::Column &column)
{
    return {column.name + (column.kind == SqlTable::Kind::Text ? " || ''" : " + 0"), column.kind};
}

Error unknownField(const SqlTable &table, const QString &field)
{
    return {ErrorCode::Invalid, sqlmessages::noField(recordKindText(QLatin1StringView(table.name)), field)};
}

Result<SqlStatement> sqlCondition(const SqlTable &table, const RecordFilter &filter)
{
    ConditionWriter writer;
    const auto compared = [&filter](const SqlTable::Column &column) { return filter.after != 0 ? withoutIndex(column) : column; };
    const QByteArray at = compared({"at", SqlTable::Kind::Integer}).name;
    if (filter.from.isValid())
        writer.add(at + " >= ", toSql(filter.from));
    if (filter.until.isValid())
        writer.add(at + " < ", toSql(filter.until));
    if (filter.after != 0)
        writer.add(filter.isNewestFirst ? "id < " : "id > ", filter.after);
    if (!filter.workload.isEmpty()) {
        if (!table.find(QStringLiteral("workload")))
            return unknownField(table, QStringLiteral("workload"));
        writer.addSubtree(compared({"workload", SqlTable::Kind::Text}).name, filter.workload);
    }
    for (auto field = filter.where.begin(); field != filter.where.end(); ++field) {
        const SqlTable::Column *column = table.find(field.key());
        if (!column)
            return unknownField(table, field.key());
        writer.addAnyOf(compared(*column), field.value());
    }
    return writer.statement();
}

} // namespace outcrop
