// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <sqlite3.h>

#include <chrono>
#include <memory>

namespace outcrop {

struct SqliteCloser {
    void operator()(sqlite3 *handle) const { sqlite3_close_v2(handle); }
    void operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }
};
using SqliteHandle = std::unique_ptr<sqlite3, SqliteCloser>;
using SqliteStatement = std::unique_ptr<sqlite3_stmt, SqliteCloser>;

/// Ways to open a database, in the order in which they are tried. Only the first one writes.
enum class SqliteMode {
    ReadWrite,
    ReadOnly,
    Alone,     ///< for a disk with no room for the file that programs share: locks the others out and looks into the log itself
    Immutable, ///< for a folder where nothing can be made: as if nobody else could write; the log is not read
};

/// How long one program waits for another that writes.
constexpr std::chrono::milliseconds sqlitePatience = std::chrono::minutes(1);

/// Opens a file with nothing trusted that is written in it: no triggers, no views, no extensions, no other databases; and looks into it once.
/// Links are not followed. Without a file there is an error: nothing is made.
Result<SqliteHandle> openSqlite(const QString &path, SqliteMode mode, std::chrono::milliseconds patience = sqlitePatience);

/// Lets others read while one writes. Two programs may ask for it at once, and SQLite does not wait here by itself.
Status useSqliteLog(sqlite3 *handle, const QString &path, std::chrono::milliseconds patience);

/// What SQLite said, in words and with what to do; `path` is where.
Error sqliteError(sqlite3 *handle, int code, const QString &path);

Status sqliteScript(sqlite3 *handle, const QByteArray &sql, const QString &path);
/// The first number of a statement's first row.
Result<qint64> sqliteNumber(sqlite3 *handle, const char *sql, const QString &path);
Result<SqliteStatement> prepareSqlite(sqlite3 *handle, const QByteArray &sql, const QString &path);

} // namespace outcrop
