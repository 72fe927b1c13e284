// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitehandle.h"

#include <QFile>
#include <QUrl>

namespace outcrop {
namespace {

constexpr int longestText = 256 * 1024 * 1024;

QByteArray address(const QString &path, SqliteMode mode)
{
    const QByteArray file = "file:" + QUrl::toPercentEncoding(path, "/");
    return mode == SqliteMode::Immutable ? QByteArray(file + "?immutable=1") : file;
}

int flags(SqliteMode mode)
{
    const bool writes = mode == SqliteMode::ReadWrite || mode == SqliteMode::Alone;
    return SQLITE_OPEN_URI | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_NOMUTEX | (writes ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY);
}

/// A database may come with a folder from anywhere: what is written in it must not run.
void trustNothing(sqlite3 *handle)
{
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    for (const int feature : {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
                              SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, SQLITE_DBCONFIG_DQS_DDL, SQLITE_DBCONFIG_DQS_DML})
        sqlite3_db_config(handle, feature, 0, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longestText);
}

QByteArray settings(SqliteMode mode)
{
    QByteArray sql = "PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000;"
                     "PRAGMA secure_delete = ON;"; // what was removed is overwritten
    if (mode == SqliteMode::Alone)
        sql = "PRAGMA locking_mode = EXCLUSIVE; " + sql;
    if (mode != SqliteMode::ReadWrite)
        sql += "PRAGMA query_only = ON;";
    return sql;
}

QString inWords(sqlite3 *handle, int code)
{
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return QStringLiteral("Another program keeps it busy. Try again when that is done.");
    case SQLITE_FULL: return QStringLiteral("The disk is full; nothing was written. Make room and try again.");
    case SQLITE_READONLY: return QStringLiteral("It can only be read.");
    case SQLITE_NOTADB: return QStringLiteral("It is not a database, or its beginning is damaged. It was left as it is.");
    case SQLITE_CORRUPT: return QStringLiteral("It is damaged. It was left as it is; what can be read can be exported.");
    default: return QString::fromUtf8(handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code)) + u'.';
    }
}

/// Opening says Unreadable of a file that is damaged, after which an index is removed: trouble of the disk or the system must not be called so.
ErrorCode kindOf(int code)
{
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_NOMEM:
    case SQLITE_PERM:
    case SQLITE_PROTOCOL:
    case SQLITE_READONLY: return ErrorCode::Unwritable;
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_ERROR: return ErrorCode::Invalid;
    case SQLITE_TOOBIG: return ErrorCode::TooLarge;
    case SQLITE_INTERRUPT: return ErrorCode::Interrupted;
    default: return ErrorCode::Unreadable;
    }
}

} // namespace

Error sqliteError(sqlite3 *handle, int code, const QString &path)
{
    return {kindOf(code), QStringLiteral("The database %1: %2").arg(path, inWords(handle, code))};
}

Result<SqliteHandle> openSqlite(const QString &path, SqliteMode mode, std::chrono::milliseconds patience)
{
    sqlite3 *opened = nullptr;
    const int code = sqlite3_open_v2(address(path, mode).constData(), &opened, flags(mode), nullptr);
    SqliteHandle handle(opened);
    if (code != SQLITE_OK)
        return sqliteError(opened, code, path);
    sqlite3_extended_result_codes(opened, 1);
    sqlite3_busy_timeout(opened, int(patience.count()));
    trustNothing(opened);
    if (const Status set = sqliteScript(opened, settings(mode), path); !set)
        return set.error();
    if (const Result<qint64> seen = sqliteNumber(opened, "SELECT COUNT(*) FROM sqlite_schema", path); !seen)
        return seen.error();
    if (mode == SqliteMode::ReadWrite && sqlite3_db_readonly(opened, "main") != 0)
        return sqliteError(opened, SQLITE_READONLY, path);
    return handle;
}

Status useSqliteLog(sqlite3 *handle, const QString &path, std::chrono::milliseconds patience)
{
    constexpr int pause = 5;
    for (auto waited = 0;; waited += pause) {
        const Status done = sqliteScript(handle, "PRAGMA journal_mode = WAL", path);
        if (done || waited > patience.count() || (sqlite3_errcode(handle) & 0xff) != SQLITE_BUSY)
            return done;
        sqlite3_sleep(pause);
    }
}

Status sqliteScript(sqlite3 *handle, const QByteArray &sql, const QString &path)
{
    const int code = sqlite3_exec(handle, sql.constData(), nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? success() : Status(sqliteError(handle, code, path));
}

Result<qint64> sqliteNumber(sqlite3 *handle, const char *sql, const QString &path)
{
    const Result<SqliteStatement> statement = prepareSqlite(handle, sql, path);
    if (!statement)
        return statement.error();
    const int code = sqlite3_step(statement->get());
    if (code == SQLITE_ROW)
        return qint64(sqlite3_column_int64(statement->get(), 0));
    return sqliteError(handle, code, path);
}

Result<SqliteStatement> prepareSqlite(sqlite3 *handle, const QByteArray &sql, const QString &path)
{
    sqlite3_stmt *prepared = nullptr;
    const int code = sqlite3_prepare_v3(handle, sql.constData(), int(sql.size()), SQLITE_PREPARE_PERSISTENT, &prepared, nullptr);
    if (code != SQLITE_OK)
        return sqliteError(handle, code, path);
    return SqliteStatement(prepared);
}

} // namespace outcrop
