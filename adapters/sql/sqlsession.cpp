// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sql/sqlsession.h"

#include "adapters/sql/sqlmessages.h"
#include "core/ports/storedjson.h"

#include <QScopedValueRollback>

namespace outcrop {
namespace {

NumberAggregate numberAt(const SqlRow &row, int column)
{
    return {row.integer(column), row.real(column + 1), row.real(column + 2), row.real(column + 3)};
}

GroupAggregate groupAt(const SqlRow &row, const Grouping &grouping)
{
    const int keys = grouping.isWeekly ? 2 : 1;
    GroupAggregate group;
    fromSql(row, 0, group.group);
    if (grouping.isWeekly)
        group.week = mondayOf(row.integer(1));
    group.count = row.integer(keys);
    for (int number = 0; number < grouping.numbers.size(); ++number)
        group.numbers += numberAt(row, keys + 1 + 4 * number);
    return group;
}

} // namespace

Result<qint64> SqlSession::read(const Result<SqlStatement> &statement, const SqlConnection::RowReader &reader)
{
    if (!statement)
        return statement.error();
    const std::scoped_lock lock(m_mutex);
    return m_connection->run(statement->sql, statement->values, reader);
}

Result<qint64> SqlSession::write(const Result<SqlStatement> &statement)
{
    if (!statement)
        return statement.error();
    Result<qint64> changed = qint64(0);
    const Status doneStatus = transaction([&]() -> Status {
        changed = m_connection->run(statement->sql, statement->values);
        return changed ? success() : Status(changed.error());
    });
    return doneStatus ? changed : Result<qint64>(doneStatus.error());
}

Result<QList<RecordId>> SqlSession::insert(const SqlTable &table, const QList<SqlValue> &values)
{
    Result<QList<RecordId>> ids = QList<RecordId>();
    const Status doneStatus = transaction([&]() -> Status {
        if (const Status preparedStatus = m_tables->prepareRows(*m_connection, table, values); !preparedStatus)
            return preparedStatus;
        ids = m_connection->insert(table.name, table.columnNames(), values);
        return ids ? success() : Status(ids.error());
    });
    return doneStatus ? ids : Result<QList<RecordId>>(doneStatus.error());
}

Status SqlSession::replace(const SqlTable &table, const QList<SqlValue> &values, RecordId id)
{
    Result<qint64> changed = qint64(0);
    const Status doneStatus = transaction([&]() -> Status {
        if (const Status preparedStatus = m_tables->prepareRows(*m_connection, table, values); !preparedStatus)
            return preparedStatus;
        changed = write(updateStatement(table, values, id));
        return changed ? success() : Status(changed.error());
    });
    if (!doneStatus)
        return doneStatus;
    if (*changed == 0)
        return Error{ErrorCode::NotFound, sqlmessages::noRecord(id, recordKindText(QLatin1StringView(table.name)))};
    return success();
}

Result<QList<GroupAggregate>> SqlSession::aggregate(
    const SqlTable &table, const Grouping &grouping, const RecordFilter &filter)
{
    prepareFigures(table);
    QList<GroupAggregate> groups;
    const Result<qint64> run =
        read(m_tables->groupStatement(table, grouping, filter), [&](const SqlRow &row) { groups += groupAt(row, grouping); });
    return run ? Result<QList<GroupAggregate>>(std::move(groups)) : Result<QList<GroupAggregate>>(run.error());
}

Result<qint64> SqlSession::count(const SqlTable &table, const RecordFilter &filter)
{
    prepareFigures(table);
    qint64 counted = 0;
    const Result<qint64> run = read(m_tables->countStatement(table, filter), [&](const SqlRow &row) { counted = row.integer(0); });
    return run ? Result<qint64>(counted) : run;
}

Result<RemovedRecords> SqlSession::removeWholeMonths(const QDateTime &until)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_readOnlyReason.isEmpty())
        return Error{ErrorCode::Unwritable, m_readOnlyReason};
    return m_tables->removeWholeMonths(*m_connection, until);
}

void SqlSession::prepareFigures(const SqlTable &table)
{
    const std::scoped_lock lock(m_mutex);
    if (m_readOnlyReason.isEmpty() && !m_isInTransaction)
        m_tables->prepareFigures(*m_connection, table);
}

Status SqlSession::transaction(const std::function<Status()> &work)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_readOnlyReason.isEmpty())
        return Error{ErrorCode::Unwritable, m_readOnlyReason};
    return m_isInTransaction ? runSavepoint(work) : runTransaction(work);
}

/// Runs a step of the current transaction. A failed step may be incomplete, so the whole transaction is rolled back, even if the caller ignores the error.
Status SqlSession::runSavepoint(const std::function<Status()> &work)
{
    if (m_failure)
        return *m_failure;
    const Status doneStatus = work();
    if (!doneStatus)
        m_failure = doneStatus.error();
    return doneStatus;
}

Status SqlSession::runTransaction(const std::function<Status()> &work)
{
    const QScopedValueRollback<bool> inside(m_isInTransaction, true);
    m_failure.reset();
    return runInTransaction(*m_connection, [&]() -> Status {
        const Status doneStatus = work();
        return doneStatus && m_failure ? Status(*m_failure) : doneStatus;
    });
}

} // namespace outcrop
