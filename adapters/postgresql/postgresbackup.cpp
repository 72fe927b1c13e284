// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresbackup.h"

#include "adapters/postgresql/postgresmessages.h"

#include <QDateTime>

namespace outcrop {
namespace {

/// The tables whose rows are computed from the interactions.
const QStringList computedTables{QStringLiteral("interaction_ids"), QStringLiteral("interaction_weeks"), QStringLiteral("interaction_weeks_changed")};

bool isComputed(const QString &table)
{
    return computedTables.contains(table);
}

/// Returns the tables of a schema, each partitioned table as one. The interactions come first and the others in order of creation, so that referenced rows are restored
/// first.
Result<QStringList> readTables(SqlConnection &connection, const QString &schema)
{
    QStringList tables;
    const Result<qint64> run = connection.run("SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition"
                                              " AND relnamespace = to_regnamespace($1::text) ORDER BY relname <> 'interactions', oid",
        {toSql(QString::fromUtf8(quotedName(schema)))}, [&](const SqlRow &row) { tables += row.text(0); });
    return run ? Result<QStringList>(tables) : Result<QStringList>(run.error());
}

/// Returns the tables of a schema without those whose rows are computed.
Result<QStringList> readBackedUpTables(SqlConnection &connection, const QString &schema)
{
    Result<QStringList> tables = readTables(connection, schema);
    if (tables)
        tables->removeIf(isComputed);
    return tables;
}

/// Returns the quoted names of all columns that are not generated.
Result<QByteArray> readColumns(SqlConnection &connection, const QString &schema, const QString &table)
{
    QByteArrayList columns;
    const Result<qint64> run = connection.run("SELECT column_name FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2"
                                              " AND is_generated = 'NEVER' ORDER BY ordinal_position",
        {toSql(schema), toSql(table)}, [&](const SqlRow &row) { columns += quotedName(row.text(0)); });
    return run ? Result<QByteArray>(columns.join(", ")) : Result<QByteArray>(run.error());
}

/// Checks that a backup has the current schema version, because otherwise its rows do not match the tables. Errors: Invalid if the version differs.
Status checkBackupVersion(SqlConnection &connection, const QString &backup, int version)
{
    int copiedCount = 0;
    const Result<qint64> asked = connection.run("SELECT version FROM " + quotedName(backup) + ".store_version", {}, [&](const SqlRow &row) { copiedCount = int(row.integer(0)); });
    if (!asked)
        return asked.error();
    return copiedCount == version ? success()
                             : Status(Error{ErrorCode::Invalid, postgresmessages::backupOfOtherVersion(backup, copiedCount, version)});
}

/// Restores the interactions of all months. Computes the other tables from all rows instead of from each insertion, which would hold all rows in memory.
Status restoreInteractions(SqlConnection &connection, const QByteArray &insertion, const QByteArray &source)
{
    return connection.runScript("SELECT create_interaction_months(COALESCE((SELECT array_agg(DISTINCT interaction_month(at)) FROM " + source + "), '{}'));"
        "ALTER TABLE interactions DISABLE TRIGGER USER;" + insertion + "ALTER TABLE interactions ENABLE TRIGGER USER;"
        "INSERT INTO interaction_ids SELECT id FROM " + source + ";"
        "SELECT compute_interaction_weeks(array_agg(week), array_agg(workload)) FROM (SELECT DISTINCT week, workload FROM " + source + ") AS present;");
}

Status restoreTable(SqlConnection &connection, const QString &schema, const QString &backup, const QString &table, bool isPartitioned)
{
    const Result<QByteArray> columns = readColumns(connection, schema, table);
    if (!columns)
        return columns.error();
    const QByteArray place = quotedName(schema) + '.' + quotedName(table);
    const QByteArray source = quotedName(backup) + '.' + quotedName(table);
    QByteArray sql = "INSERT INTO " + place + " (" + *columns + ") OVERRIDING SYSTEM VALUE SELECT " + *columns + " FROM " + source + ';';
    if (columns->startsWith("\"id\""))
        sql += "SELECT setval(pg_get_serial_sequence('" + place + "', 'id'), (SELECT COALESCE(MAX(id), 0) + 1 FROM " + place + "), false);";
    return isPartitioned ? restoreInteractions(connection, sql, source) : connection.runScript(sql);
}

} // namespace

QByteArray quotedName(const QString &name)
{
    return '"' + QString(name).replace(u'"', QStringLiteral("\"\"")).remove(QChar::Null).toUtf8() + '"';
}

Result<QString> backUpSchema(SqlConnection &connection, const QString &schema)
{
    const Result<int> version = connection.version();
    const Result<QStringList> tables = readBackedUpTables(connection, schema);
    if (!version || !tables)
        return version ? tables.error() : version.error();
    const QString now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd'T'HHmmsszzz'Z'"));
    const QString backup = QStringLiteral("%1_v%2_%3").arg(schema).arg(*version).arg(now);
    QByteArray sql = "CREATE SCHEMA " + quotedName(backup) + ';';
    for (const QString &table : *tables)
        sql += "CREATE TABLE " + quotedName(backup) + '.' + quotedName(table) + " AS TABLE " + quotedName(schema) + '.' + quotedName(table) + ';';
    const Status doneStatus = runInTransaction(connection, [&] { return connection.runScript(sql); });
    return doneStatus ? Result<QString>(backup) : Result<QString>(doneStatus.error());
}

Result<QStringList> findSchemaErrors(SqlConnection &connection, const QString &schema)
{
    const Result<QStringList> tables = readTables(connection, schema);
    if (!tables)
        return tables;
    QStringList damage;
    for (const QString &table : *tables) { // LENGTH makes the server read every row completely
        const QByteArray place = quotedName(schema) + '.' + quotedName(table);
        const Result<qint64> read = connection.run("SELECT SUM(LENGTH(one::text)) FROM " + place + " AS one");
        if (!read)
            damage += read.error().message;
    }
    return damage;
}

Status restoreSchema(SqlConnection &connection, const QString &schema, const QString &backup)
{
    const Result<QStringList> tables = readTables(connection, backup);
    if (!tables)
        return tables.error();
    if (tables->isEmpty())
        return Error{ErrorCode::NotFound, postgresmessages::noBackup(backup)};
    const Result<int> version = connection.version();
    const Status fitsStatus = version ? checkBackupVersion(connection, backup, *version) : Status(version.error());
    if (!fitsStatus)
        return fitsStatus;
    const Result<QStringList> current = readTables(connection, schema);
    if (!current)
        return current.error();
    QByteArrayList places;
    for (const QString &table : *current) {
        if (tables->contains(table) || isComputed(table))
            places += QByteArray(quotedName(schema) + '.' + quotedName(table));
    }
    const bool isPartitioned = current->contains(computedTables.first());
    return runInTransaction(connection, [&]() -> Status {
        Status doneStatus = connection.runScript("TRUNCATE " + places.join(", ") + ';');
        for (auto table = tables->begin(); doneStatus && table != tables->end(); ++table)
            doneStatus = restoreTable(connection, schema, backup, *table, isPartitioned && *table == QLatin1String("interactions"));
        return doneStatus;
    });
}

} // namespace outcrop
