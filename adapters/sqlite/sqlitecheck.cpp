// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitecheck.h"

#include "adapters/sqlite/sqlitemessages.h"

namespace outcrop {
namespace {

/// Returns the formatted rows of a check. If an error stops the check, the last line is its message.
QStringList readLines(SqliteConnection &connection, const QByteArray &sql, const std::function<QString(const SqlRow &)> &words)
{
    QStringList lines;
    const Result<qint64> done = connection.run(sql, {}, [&](const SqlRow &row) { lines += words(row); });
    if (!done)
        lines += done.error().message;
    return lines;
}

} // namespace

Status checkSqlite(SqliteConnection &connection)
{
    QString found;
    const Result<qint64> done = connection.run("PRAGMA quick_check(1)", {}, [&found](const SqlRow &row) { found = row.text(0); });
    if (!done)
        return done.error();
    if (found == QLatin1String("ok"))
        return success();
    return Error{ErrorCode::Unreadable, sqlitemessages::databaseDamaged(connection.name(), found.simplified())};
}

Result<QStringList> findIntegrityErrors(SqliteConnection &connection)
{
    QStringList damage = readLines(connection, "PRAGMA integrity_check", [](const SqlRow &row) { return row.text(0).simplified(); });
    damage.removeAll(QStringLiteral("ok"));
    return damage + readLines(connection, "PRAGMA foreign_key_check", [](const SqlRow &row) {
        return sqlitemessages::missingOwner(row.text(0), row.text(1), row.text(2));
    });
}

Status checkApplicationId(SqliteConnection &connection)
{
    const Result<qint64> id = connection.queryInteger("PRAGMA application_id");
    if (!id)
        return id.error();
    const Result<qint64> tables = connection.queryInteger("SELECT COUNT(*) FROM sqlite_schema");
    if (!tables)
        return tables.error();
    if (*id == sqliteApplicationId || (*id == 0 && *tables == 0))
        return success();
    return Error{ErrorCode::Invalid, sqlitemessages::otherProgram(connection.name())};
}

} // namespace outcrop
