// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <sqlite3.h>

#include <memory>

namespace outcrop::testing {

struct SqliteCloser {
    void operator()(sqlite3 *handle) const { sqlite3_close_v2(handle); }
    void operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }
};
using SqliteHandle = std::unique_ptr<sqlite3, SqliteCloser>;

/// Opens a database directly with SQLite, like another program. Returns null on failure.
inline SqliteHandle openDatabase(const QString &path)
{
    sqlite3 *opened = nullptr;
    const int code = sqlite3_open(QFile::encodeName(path).constData(), &opened);
    SqliteHandle handle(opened);
    return code == SQLITE_OK ? std::move(handle) : nullptr;
}

/// Runs statements. Returns whether all succeeded.
inline bool executeSql(const QString &path, const char *sql)
{
    const SqliteHandle handle = openDatabase(path);
    return handle && sqlite3_exec(handle.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

/// Returns the text in the first column of the first row, or `unreadable`.
inline QString firstText(const QString &path, const char *sql)
{
    const SqliteHandle handle = openDatabase(path);
    sqlite3_stmt *prepared = nullptr;
    sqlite3_prepare_v2(handle.get(), sql, -1, &prepared, nullptr);
    const std::unique_ptr<sqlite3_stmt, SqliteCloser> statement(prepared);
    if (!statement || sqlite3_step(prepared) != SQLITE_ROW)
        return QStringLiteral("unreadable");
    return QString::fromUtf8(reinterpret_cast<const char *>(sqlite3_column_text(prepared, 0)));
}

} // namespace outcrop::testing
