// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitecheck.h"

#include <functional>

namespace outcrop {
namespace {

QString textAt(sqlite3_stmt *row, int column)
{
    return QString::fromUtf8(reinterpret_cast<const char *>(sqlite3_column_text(row, column)));
}

/// The rows of a check, each put in words; what stops the check is the last of them.
QStringList linesOf(sqlite3 *handle, const char *sql, const QString &path, const std::function<QString(sqlite3_stmt *)> &words)
{
    const Result<SqliteStatement> check = prepareSqlite(handle, sql, path);
    if (!check)
        return {check.error().message};
    QStringList lines;
    int code = SQLITE_OK;
    while ((code = sqlite3_step(check->get())) == SQLITE_ROW)
        lines += words(check->get());
    if (code != SQLITE_DONE)
        lines += sqliteError(handle, code, path).message;
    return lines;
}

} // namespace

Status checkSqlite(sqlite3 *handle, const QString &path)
{
    const Result<SqliteStatement> check = prepareSqlite(handle, "PRAGMA quick_check(1)", path);
    if (!check)
        return check.error();
    const int code = sqlite3_step(check->get());
    if (code != SQLITE_ROW)
        return sqliteError(handle, code, path);
    const QString found = textAt(check->get(), 0);
    if (found == QLatin1String("ok"))
        return success();
    return Error{ErrorCode::Unreadable, QStringLiteral("The database %1 is damaged (%2).").arg(path, found.simplified())};
}

Result<QStringList> damageOfSqlite(sqlite3 *handle, const QString &path)
{
    QStringList damage = linesOf(handle, "PRAGMA integrity_check", path, [](sqlite3_stmt *row) { return textAt(row, 0).simplified(); });
    damage.removeAll(QStringLiteral("ok"));
    return damage + linesOf(handle, "PRAGMA foreign_key_check", path, [](sqlite3_stmt *row) {
        return QStringLiteral("%1: the record %2 belongs to one of the %3 that is missing").arg(textAt(row, 0), textAt(row, 1), textAt(row, 2));
    });
}

Status isOurSqlite(sqlite3 *handle, const QString &path)
{
    const Result<qint64> id = sqliteNumber(handle, "PRAGMA application_id", path);
    if (!id)
        return id.error();
    const Result<qint64> tables = sqliteNumber(handle, "SELECT COUNT(*) FROM sqlite_schema", path);
    if (!tables)
        return tables.error();
    if (*id == sqliteApplicationId || (*id == 0 && *tables == 0))
        return success();
    return Error{ErrorCode::Invalid, QStringLiteral("%1 is a database of another program. It was left as it is.").arg(path)};
}

} // namespace outcrop
