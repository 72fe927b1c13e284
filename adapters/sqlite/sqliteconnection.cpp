// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqliteconnection.h"

#include "adapters/sqlite/passagecollector.h"
#include "adapters/sqlite/sqlitemessages.h"
#include "adapters/sqlite/sqlitenative.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QThread>
#include <QUrl>
#include <QVariant>

#include <sqlite3.h>

namespace outcrop {
namespace {

QString databaseUrl(const QString &path, SqliteMode mode)
{
    if (path == u":memory:")
        return path;
    const bool isWritable = mode == SqliteMode::ReadWrite || mode == SqliteMode::Exclusive;
    const QByteArray access = mode == SqliteMode::Immutable ? "ro&immutable=1" : isWritable ? "rw" : "ro";
    return QString::fromLatin1(
        "file:" + QUrl::toPercentEncoding(path, "/") + "?vfs=" + noFollowVfs() + "&mode=" + access);
}

QByteArray settings(SqliteMode mode)
{
    QByteArray sql = "PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000;"
                     "PRAGMA secure_delete = ON;"; // overwrites deleted data
    if (mode == SqliteMode::Exclusive)
        sql = "PRAGMA locking_mode = EXCLUSIVE; " + sql;
    if (mode != SqliteMode::ReadWrite)
        sql += "PRAGMA query_only = ON;";
    return sql;
}

QString messageFor(int code, const QString &databaseMessage)
{
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return sqlitemessages::busy();
    case SQLITE_FULL: return sqlitemessages::diskFull();
    case SQLITE_READONLY: return sqlitemessages::readOnly();
    case SQLITE_NOTADB: return sqlitemessages::notADatabase();
    case SQLITE_CORRUPT: return sqlitemessages::damaged();
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM: return sqlitemessages::notAccessible(databaseMessage);
    default: return sqlitemessages::otherError(databaseMessage.isEmpty() ? textOfSqliteCode(code) : databaseMessage);
    }
}

/// Maps SQLite result codes. An index that is Unreadable is deleted and rebuilt, so I/O and system errors must map to other codes.
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
    case SQLITE_MISUSE:
    case SQLITE_OK: // rejected by Qt SQL
    case SQLITE_ERROR: return ErrorCode::Invalid;
    case SQLITE_TOOBIG: return ErrorCode::TooLarge;
    case SQLITE_INTERRUPT: return ErrorCode::Interrupted;
    default: return ErrorCode::Unreadable;
    }
}

Error sqliteError(int code, const QString &databaseMessage, const QString &path)
{
    return {kindOf(code), sqlitemessages::databaseError(path, messageFor(code, databaseMessage))};
}

QByteArray insertStatement(const QByteArray &table, const QList<QByteArray> &columns)
{
    QByteArrayList parameters;
    for (qsizetype i = 1; i <= columns.size(); ++i)
        parameters += QByteArray('$' + QByteArray::number(i));
    return "INSERT INTO " + table + " (" + columns.join(", ") + ") VALUES (" + parameters.join(", ") + ')';
}

/// Returns whether a path is a link or goes through one. Needed only for the error message, because opening such a file fails anyway.
bool isBehindLink(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return !real.isEmpty() && real != QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

Error linkError(const QString &path)
{
    return {ErrorCode::NotAllowed, sqlitemessages::isLink(path)};
}

} // namespace

SqliteConnection::SqliteConnection(const QString &path)
    : SqlConnection(QStringLiteral("QSQLITE"), RowMode::Streamed)
    , m_path(path)
{
}

SqliteConnection::OpenResult SqliteConnection::open(const QString &path, SqliteMode mode, std::chrono::milliseconds timeout)
{
    if (const Status loadedStatus = loadSqlDriver(QStringLiteral("qsqlite"), QStringLiteral("SQLite"), QStringLiteral("libqt6sql6-sqlite")); !loadedStatus)
        return loadedStatus.error();
    std::unique_ptr<SqliteConnection> connection(new SqliteConnection(path));
    const Status opened = connection->open(mode, timeout);
    return opened ? OpenResult(std::move(connection)) : OpenResult(opened.error());
}

Status SqliteConnection::open(SqliteMode mode, std::chrono::milliseconds timeout)
{
    database().setDatabaseName(databaseUrl(m_path, mode));
    database().setConnectOptions(QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1").arg(timeout.count()));
    if (!database().open())
        return isBehindLink(m_path) ? linkError(m_path) : errorOf(database().lastError());
    if (const int code = restrictSqliteConnection(database()); code != SQLITE_OK)
        return sqliteError(code, sqlitemessages::limitsNotSet(), m_path);
    if (const Status set = runScript(settings(mode)); !set)
        return set;
    if (const Result<qint64> seen = queryInteger("SELECT COUNT(*) FROM sqlite_schema"); !seen)
        return seen.error();
    if (mode == SqliteMode::ReadWrite && isReadOnlySqlite(database()))
        return sqliteError(SQLITE_READONLY, {}, m_path);
    return success();
}

Status SqliteConnection::registerCollector(PassageCollector &collector)
{
    const int code = collector.registerOn(database());
    return code == SQLITE_OK ? success() : Status(sqliteError(code, {}, m_path));
}

Status SqliteConnection::begin()
{
    const Result<qint64> beginResult = run("BEGIN IMMEDIATE");
    return beginResult ? success() : Status(beginResult.error());
}

Result<QList<qint64>> SqliteConnection::insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values)
{
    const QByteArray sql = insertStatement(table, columns);
    QList<qint64> ids;
    ids.reserve(values.size() / columns.size());
    for (qsizetype at = 0; at < values.size(); at += columns.size()) {
        const Result<Query> done = execute(sql, values.constData() + at, columns.size());
        if (!done)
            return done.error();
        ids += (*done)->lastInsertId().toLongLong();
        (*done)->finish();
    }
    return ids;
}

Result<int> SqliteConnection::version()
{
    const Result<qint64> version = queryInteger("PRAGMA user_version");
    return version ? Result<int>(int(*version)) : Result<int>(version.error());
}

Status SqliteConnection::enableWriteAheadLog(std::chrono::milliseconds timeout)
{
    constexpr int pause = 5;
    for (auto waited = 0;; waited += pause) {
        QSqlQuery query(database());
        if (query.exec(QStringLiteral("PRAGMA journal_mode = WAL")))
            return success();
        const bool isBusy = (query.lastError().nativeErrorCode().toInt() & 0xff) == SQLITE_BUSY;
        if (!isBusy || waited > timeout.count())
            return errorOf(query.lastError());
        QThread::msleep(pause);
    }
}

Status SqliteConnection::compact()
{
    allowAttachedDatabases(database(), 1); // for VACUUM's temporary copy
    const Status written = runScript("VACUUM");
    if (!written)
        return written;
    const Result<qint64> busyResult = queryInteger("PRAGMA wal_checkpoint(TRUNCATE)");
    if (!busyResult || *busyResult == 0)
        return busyResult ? success() : Status(busyResult.error());
    return Error{ErrorCode::Unwritable, sqlitemessages::removedInLog(m_path)};
}

Status SqliteConnection::copyTo(SqliteConnection &other) const
{
    const int code = copySqlitePages(database(), other.database(), sqliteTimeout);
    return code == SQLITE_OK ? success() : Status(sqliteError(code, sqlitemessages::notCopied(), other.m_path));
}

Error SqliteConnection::errorOf(const QSqlError &error) const
{
    const int code = error.nativeErrorCode().toInt();
    Error convertedError = sqliteError(code, error.databaseText().isEmpty() ? error.driverText() : error.databaseText(), m_path);
    if (m_reportsIoErrorsAsUnreadable && (code & 0xff) == SQLITE_IOERR)
        convertedError.code = ErrorCode::Unreadable;
    return convertedError;
}

} // namespace outcrop
