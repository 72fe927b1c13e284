// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/partitionedinteractions.h"

#include "adapters/postgresql/weeklyfigures.h"

#include <QSet>

namespace outcrop {
namespace {

constexpr qint64 weeksPerRefresh = 1000; ///< weeks and workloads per transaction

bool isOfInteractions(const SqlTable &table)
{
    return table.name == "interactions";
}

QString monthText(const QDateTime &time)
{
    return time.toUTC().toString(QStringLiteral("yyyy-MM-01"));
}

Status createMonths(SqlConnection &connection, const QStringList &months)
{
    const Result<qint64> done = connection.run("SELECT create_interaction_months(CAST(string_to_array($1, ',') AS date[]))::text", {toSql(months.join(u','))});
    return done ? success() : Status(done.error());
}

/// Returns the number of refreshed weeks and workloads.
Result<qint64> refreshSomeWeeks(SqlConnection &connection)
{
    Result<qint64> refreshedWeeks = qint64(0);
    const Status doneStatus = runInTransaction(connection, [&]() -> Status {
        if (const Status isolationStatus = connection.runScript("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"); !isolationStatus)
            return isolationStatus;
        refreshedWeeks = connection.queryInteger("SELECT refresh_interaction_weeks($1)", {weeksPerRefresh});
        return refreshedWeeks ? success() : Status(refreshedWeeks.error());
    });
    return doneStatus ? refreshedWeeks : Result<qint64>(doneStatus.error());
}

} // namespace

Status PartitionedInteractions::prepareRows(SqlConnection &connection, const SqlTable &table, const QList<SqlValue> &values)
{
    if (!isOfInteractions(table))
        return success();
    const qsizetype at = table.columnNames().indexOf("at");
    QSet<QString> months;
    for (qsizetype value = at; value < values.size(); value += table.columns.size())
        months += monthText(QDateTime::fromMSecsSinceEpoch(std::get<qint64>(values.at(value)), Qt::UTC));
    QStringList sorted(months.begin(), months.end());
    sorted.sort();
    return sorted.isEmpty() ? success() : createMonths(connection, sorted);
}

void PartitionedInteractions::prepareFigures(SqlConnection &connection, const SqlTable &table)
{
    if (isOfInteractions(table))
        static_cast<void>(refreshWeeklyFigures(connection));
}

Result<SqlStatement> PartitionedInteractions::groupStatement(const SqlTable &table, const Grouping &grouping, const RecordFilter &filter) const
{
    std::optional<SqlStatement> statement = isOfInteractions(table) ? weeklyGroupStatement(table, grouping, filter) : std::nullopt;
    return statement ? Result<SqlStatement>(std::move(*statement)) : RecordTables::groupStatement(table, grouping, filter);
}

Result<SqlStatement> PartitionedInteractions::countStatement(const SqlTable &table, const RecordFilter &filter) const
{
    std::optional<SqlStatement> statement = isOfInteractions(table) ? weeklyCountStatement(table, filter) : std::nullopt;
    return statement ? Result<SqlStatement>(std::move(*statement)) : RecordTables::countStatement(table, filter);
}

Result<RemovedRecords> PartitionedInteractions::removeWholeMonths(SqlConnection &connection, const QDateTime &until)
{
    RemovedRecords removedRecords;
    for (bool isDone = false; !isDone;) {
        isDone = true;
        const Result<qint64> run = connection.run(
            "SELECT removed_interactions, removed_violations FROM drop_oldest_interaction_month($1)", {toSql(until)}, [&](const SqlRow &row) {
                removedRecords.interactions += row.integer(0);
                removedRecords.violations += row.integer(1);
                isDone = false;
            });
        if (!run)
            return run.error();
    }
    return removedRecords;
}

Status createCurrentMonths(SqlConnection &connection)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    return runInTransaction(connection, [&]() -> Status {
        const Status limitedStatus = connection.runScript("SET LOCAL lock_timeout = '1s'");
        return limitedStatus ? createMonths(connection, {monthText(now), monthText(now.addMonths(1))}) : limitedStatus;
    });
}

Status refreshWeeklyFigures(SqlConnection &connection)
{
    const Result<qint64> changed = connection.queryInteger("SELECT EXISTS (SELECT 1 FROM interaction_weeks_changed)::int");
    if (!changed)
        return changed.error();
    for (qint64 refreshedWeeks = *changed > 0 ? weeksPerRefresh : 0; refreshedWeeks == weeksPerRefresh;) {
        const Result<qint64> refreshedCount = refreshSomeWeeks(connection);
        if (!refreshedCount)
            return refreshedCount.error();
        refreshedWeeks = *refreshedCount;
    }
    return success();
}

} // namespace outcrop
