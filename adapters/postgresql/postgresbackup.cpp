// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresbackup.h"

#include "adapters/postgresql/postgresmessages.h"

#include <QDateTime>

namespace outcrop {
namespace {

/// Returns the tables of a schema in order of creation, so that referenced rows are restored first.
Result<QStringList> readTables(SqlConnection &connection, const QString &schema)
{
    QStringList tables;
    const Result<qint64> run = connection.run("SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = to_regnamespace($1::text) ORDER BY oid",
        {toSql(QString::fromUtf8(quotedName(schema)))}, [&](const SqlRow &row) { tables += row.text(0); });
    return run ? Result<QStringList>(tables) : Result<QStringList>(run.error());
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
    int copied = 0;
    const Result<qint64> asked = connection.run("SELECT version FROM " + quotedName(backup) + ".store_version", {}, [&](const SqlRow &row) { copied = int(row.integer(0)); });
    if (!asked)
        return asked.error();
    return copied == version ? success()
                             : Status(Error{ErrorCode::Invalid, postgresmessages::backupOfOtherVersion(backup, copied, version)});
}

Status restoreTable(SqlConnection &connection, const QString &schema, const QString &backup, const QString &table)
{
    const Result<QByteArray> columns = readColumns(connection, schema, table);
    if (!columns)
        return columns.error();
    const QByteArray place = quotedName(schema) + '.' + quotedName(table);
    QByteArray sql = "INSERT INTO " + place + " (" + *columns + ") OVERRIDING SYSTEM VALUE SELECT " + *columns + " FROM " + quotedName(backup) + '.'
                     + quotedName(table) + ';';
    if (columns->startsWith("\"id\""))
        sql += "SELECT setval(pg_get_serial_sequence('" + place + "', 'id'), (SELECT COALESCE(MAX(id), 0) + 1 FROM " + place + "), false);";
    return connection.runScript(sql);
}

} // namespace

QByteArray quotedName(const QString &name)
{
    return '"' + QString(name).replace(u'"', QStringLiteral("\"\"")).remove(QChar::Null).toUtf8() + '"';
}

Result<QString> backUpSchema(SqlConnection &connection, const QString &schema)
{
    const Result<int> version = connection.version();
    const Result<QStringList> tables = readTables(connection, schema);
    if (!version || !tables)
        return version ? tables.error() : version.error();
    const QString now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd'T'HHmmsszzz'Z'"));
    const QString backup = QStringLiteral("%1_v%2_%3").arg(schema).arg(*version).arg(now);
    QByteArray sql = "CREATE SCHEMA " + quotedName(backup) + ';';
    for (const QString &table : *tables)
        sql += "CREATE TABLE " + quotedName(backup) + '.' + quotedName(table) + " AS TABLE " + quotedName(schema) + '.' + quotedName(table) + ';';
    const Status done = runInTransaction(connection, [&] { return connection.runScript(sql); });
    return done ? Result<QString>(backup) : Result<QString>(done.error());
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
    const Status fits = version ? checkBackupVersion(connection, backup, *version) : Status(version.error());
    if (!fits)
        return fits;
    QByteArrayList places;
    for (const QString &table : *tables)
        places += QByteArray(quotedName(schema) + '.' + quotedName(table));
    return runInTransaction(connection, [&]() -> Status {
        Status done = connection.runScript("TRUNCATE " + places.join(", ") + ';');
        for (auto table = tables->begin(); done && table != tables->end(); ++table)
            done = restoreTable(connection, schema, backup, *table);
        return done;
    });
}

} // namespace outcrop
