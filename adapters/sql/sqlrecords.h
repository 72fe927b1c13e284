// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlmessages.h"
#include "core/ports/storedfields.h"
#include "core/ports/storedjson.h"
#include "adapters/sql/sqlsession.h"
#include "adapters/sql/sqlstatements.h"

namespace outcrop {

/// Stores the records of one type as the rows of one table.
template<typename Record>
class SqlRecords final : public Records<Record>
{
public:
    explicit SqlRecords(SqlSession &session) : m_session(session), m_table(describe()) { }

    Result<QList<RecordId>> append(const QList<Record> &records) override
    {
        QList<SqlValue> values;
        values.reserve(records.size() * m_table.columns.size());
        for (const Record &record : records) {
            if (!hasTime(record))
                return missingTimeError();
            addValues(record, values);
        }
        return m_session.insert(m_table, values);
    }

    Result<QList<Record>> query(const RecordFilter &filter) override
    {
        QList<Record> records;
        const Result<qint64> run =
            m_session.read(selectStatement(m_table, filter), [&](const SqlRow &row) { records += recordOf(row); });
        return run ? Result<QList<Record>>(std::move(records)) : Result<QList<Record>>(run.error());
    }

    Result<qint64> count(const RecordFilter &filter) override
    {
        return m_session.count(m_table, filter);
    }

    Result<QList<GroupAggregate>> aggregate(const Grouping &grouping, const RecordFilter &filter) override
    {
        return m_session.aggregate(m_table, grouping, filter);
    }

    Status replace(const Record &record) override
    {
        if (!hasTime(record))
            return missingTimeError();
        QList<SqlValue> values;
        addValues(record, values);
        return m_session.replace(m_table, values, record.id);
    }

    Result<qint64> remove(const RecordFilter &filter) override
    {
        return m_session.write(deleteStatement(m_table, filter));
    }

private:
    template<typename T>
    static constexpr SqlTable::Kind kindOf()
    {
        if constexpr (std::is_integral_v<T> || std::is_same_v<T, QDateTime>)
            return SqlTable::Kind::Integer;
        else
            return std::is_same_v<T, double> ? SqlTable::Kind::Real : SqlTable::Kind::Text;
    }
    template<typename T>
    static SqlTable::Kind kindOfField(const std::optional<T> &)
    {
        return kindOf<T>();
    }
    template<typename T>
    static SqlTable::Kind kindOfField(const T &)
    {
        return kindOf<T>();
    }
    static SqlTable describe()
    {
        SqlTable table{recordKindName<Record>, {{"week", SqlTable::Kind::Integer}}};
        const Record example{};
        forEachField(example, [&](const char *name, const auto &field) {
            table.columns.append({name, kindOfField(field)});
        });
        return table;
    }
    static void addValues(const Record &record, QList<SqlValue> &values)
    {
        values.append(weekOf(record.at));
        forEachField(record, [&](const char *, const auto &field) { values.append(toSql(field)); });
    }
    static Record recordOf(const SqlRow &row)
    {
        Record record;
        record.id = row.integer(0);
        int column = 1; // after the ID and the week
        forEachField(record, [&](const char *, auto &field) { fromSql(row, ++column, field); });
        return record;
    }
    static bool hasTime(const Record &record) { return record.at.isValid() && record.at.date() >= QDate(1970, 1, 5); }
    static Error missingTimeError()
    {
        return {ErrorCode::Invalid, sqlmessages::recordWithoutTime(recordKindText(QLatin1StringView(recordKindName<Record>)))};
    }

    SqlSession &m_session;
    SqlTable m_table;
};

} // namespace outcrop
