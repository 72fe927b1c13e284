// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/weeklyfigures.h"

#include "adapters/sql/sqlcondition.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString workloadField = QStringLiteral("workload");

/// The fields and numbers of `interaction_weeks`, as in its migration.
bool hasWeeklyField(const QString &field)
{
    static const QStringList fields{workloadField, QStringLiteral("prompt_type"), QStringLiteral("provider"), QStringLiteral("model"), QStringLiteral("agent"),
        QStringLiteral("phase"), QStringLiteral("outcome")};
    return fields.contains(field);
}

bool hasWeeklyNumber(const QString &number)
{
    static const QStringList numbers{QStringLiteral("friction"), QStringLiteral("quality"), QStringLiteral("input_tokens"), QStringLiteral("output_tokens"),
        QStringLiteral("duration_ms"), QStringLiteral("cost"), QStringLiteral("requests")};
    return numbers.contains(number);
}

qint64 startOf(qint64 week)
{
    return mondayOf(week).startOfDay(Qt::UTC).toMSecsSinceEpoch();
}

/// The whole weeks of a filter's period, and the parts of weeks before and after them, in milliseconds.
struct Period {
    std::optional<qint64> from = {}, firstWeek = {};  ///< without values, the period has no beginning
    std::optional<qint64> until = {}, endWeek = {};   ///< `endWeek` is exclusive; without values, the period has no end

    bool startsWithPart() const { return from && *from < startOf(*firstWeek); }
    bool endsWithPart() const { return until && *until > startOf(*endWeek); }
};

/// Returns nullopt if the period contains no whole week.
std::optional<Period> periodOf(const RecordFilter &filter)
{
    Period period;
    if (filter.from.isValid() && filter.from.date() >= mondayOf(0)) {
        period.from = filter.from.toMSecsSinceEpoch();
        const qint64 week = weekOf(filter.from);
        period.firstWeek = startOf(week) == *period.from ? week : week + 1;
    }
    if (filter.until.isValid()) {
        period.until = filter.until.toMSecsSinceEpoch();
        period.endWeek = weekOf(filter.until);
        if (*period.until < startOf(period.firstWeek.value_or(0) + 1))
            return std::nullopt;
    }
    return period;
}

/// Returns the one field besides the workload that a filter needs, or the workload; nullopt if it needs several, or one without figures.
std::optional<QString> fieldFor(const QString &grouped, const RecordFilter &filter)
{
    QStringList others = filter.where.keys() + QStringList{grouped};
    others.removeAll(workloadField);
    others.removeDuplicates();
    const bool isKnown = std::all_of(others.begin(), others.end(), hasWeeklyField);
    if (filter.after != 0 || others.size() > 1 || !isKnown)
        return std::nullopt;
    return others.isEmpty() ? workloadField : others.first();
}

/// Writes the rows that an aggregation sums up: `week`, `workload`, the field, `records`, and four columns for each number.
class WeeklyRows
{
public:
    WeeklyRows(const QString &field, const QStringList &numbers, const Period &period, QList<SqlValue> &values)
        : m_field(field.toLatin1()), m_numbers(numbers), m_period(period), m_values(values)
    {
    }

    QByteArray sql()
    {
        QByteArrayList parts{storedPart(), changedPart()};
        if (m_period.startsWithPart())
            parts += timePart(*m_period.from, startOf(*m_period.firstWeek));
        if (m_period.endsWithPart())
            parts += timePart(startOf(*m_period.endWeek), *m_period.until);
        return '(' + parts.join(" UNION ALL ") + ") AS figures";
    }

private:
    QByteArray storedPart()
    {
        QByteArray columns = "w.week, w.workload";
        if (m_field != "workload")
            columns += ", w.value AS " + m_field;
        columns += ", w.records";
        for (const QString &number : m_numbers) {
            for (const char *figure : {"_count", "_sum", "_min", "_max"})
                columns += ", w." + number.toLatin1() + figure;
        }
        return "SELECT " + columns + " FROM interaction_weeks w WHERE w.field = " + parameter(QString::fromLatin1(m_field)) + weekCondition("w.week", " AND ")
            + " AND NOT EXISTS (SELECT 1 FROM interaction_weeks_changed c WHERE c.week = w.week AND c.workload = w.workload)";
    }

    /// OFFSET 0 makes the server read the weeks one by one from the index. With its estimate for the list of changed weeks, it would read all interactions.
    QByteArray changedPart()
    {
        return "SELECT i.* FROM (SELECT DISTINCT week, workload FROM interaction_weeks_changed" + weekCondition("week", " WHERE ") + ") c CROSS JOIN LATERAL (SELECT "
            + interactionColumns() + " FROM interactions i WHERE i.week = c.week AND i.workload = c.workload AND i.at >= c.week * 604800000 + 345600000"
                                     " AND i.at < (c.week + 1) * 604800000 + 345600000 OFFSET 0) i";
    }

    QByteArray timePart(qint64 from, qint64 until)
    {
        return "SELECT " + interactionColumns() + " FROM interactions i WHERE i.at >= " + parameter(from) + " AND i.at < " + parameter(until);
    }

    /// Returns the columns of one interaction, as the figures of a week with one record.
    QByteArray interactionColumns() const
    {
        QByteArray columns = "i.week, i.workload";
        if (m_field != "workload")
            columns += ", i." + m_field;
        columns += ", CAST(1 AS BIGINT) AS records";
        for (const QString &number : m_numbers) {
            const QByteArray value = "CAST(i." + number.toLatin1() + " AS DOUBLE PRECISION)";
            columns += ", CAST((i." + number.toLatin1() + " IS NOT NULL)::int AS BIGINT) AS " + number.toLatin1() + "_count";
            for (const char *figure : {"_sum", "_min", "_max"})
                columns += ", " + value + " AS " + number.toLatin1() + figure;
        }
        return columns;
    }

    QByteArray weekCondition(const QByteArray &week, const QByteArray &joiner)
    {
        QByteArrayList conditions;
        if (m_period.firstWeek)
            conditions += week + " >= " + parameter(*m_period.firstWeek);
        if (m_period.endWeek)
            conditions += week + " < " + parameter(*m_period.endWeek);
        return conditions.isEmpty() ? QByteArray() : QByteArray(joiner + conditions.join(" AND "));
    }

    QByteArray parameter(const SqlValue &value)
    {
        m_values += value;
        return '$' + QByteArray::number(m_values.size());
    }

    QByteArray m_field;
    const QStringList &m_numbers;
    const Period &m_period;
    QList<SqlValue> &m_values;
};

/// Returns the conditions for workload and fields with their values, followed by the rows of `field`: ` FROM … WHERE …`.
std::optional<SqlStatement> weeklySource(const SqlTable &table, const QString &field, const QStringList &numbers, const RecordFilter &filter)
{
    const std::optional<Period> period = periodOf(filter);
    Result<SqlStatement> source = sqlCondition(table, {.workload = filter.workload, .where = filter.where});
    if (!period || !source)
        return std::nullopt;
    source->sql = " FROM " + WeeklyRows(field, numbers, *period, source->values).sql() + source->sql;
    return *source;
}

/// Returns the columns of an aggregated number, as groupStatement() does.
QByteArray numberColumns(const QByteArray &number)
{
    QByteArray columns = ", CAST(SUM(" + number + "_count) AS BIGINT)";
    for (const auto &[function, figure] : {std::pair("SUM", "_sum"), std::pair("MIN", "_min"), std::pair("MAX", "_max")})
        columns += ", CAST(" + QByteArray(function) + '(' + number + figure + ") AS DOUBLE PRECISION)";
    return columns;
}

} // namespace

std::optional<SqlStatement> weeklyGroupStatement(const SqlTable &table, const Grouping &grouping, const RecordFilter &filter)
{
    const std::optional<QString> field = hasWeeklyField(grouping.field) ? fieldFor(grouping.field, filter) : std::nullopt;
    if (!field || !std::all_of(grouping.numbers.begin(), grouping.numbers.end(), hasWeeklyNumber))
        return std::nullopt;
    std::optional<SqlStatement> statement = weeklySource(table, *field, grouping.numbers, filter);
    if (!statement)
        return statement;
    const QByteArray keys = grouping.field.toLatin1() + (grouping.isWeekly ? ", week" : "");
    QByteArray columns = keys + ", CAST(SUM(records) AS BIGINT)";
    for (const QString &number : grouping.numbers)
        columns += numberColumns(number.toLatin1());
    statement->sql = "SELECT " + columns + statement->sql + " GROUP BY " + keys + " ORDER BY " + keys;
    return statement;
}

std::optional<SqlStatement> weeklyCountStatement(const SqlTable &table, const RecordFilter &filter)
{
    const std::optional<QString> field = fieldFor(workloadField, filter);
    std::optional<SqlStatement> statement = field ? weeklySource(table, *field, {}, filter) : std::nullopt;
    if (statement)
        statement->sql = "SELECT CAST(COALESCE(SUM(records), 0) AS BIGINT)" + statement->sql;
    return statement;
}

} // namespace outcrop
