// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSqlDatabase>
#include <QString>

#include <chrono>

struct sqlite3;

namespace outcrop {

// Functions that Qt SQL does not offer, through the driver's native handle. The databases must be open. Functions of type int return SQLite result
// codes.

/// Returns the driver's handle, or null if the driver is not SQLite.
sqlite3 *sqliteHandle(const QSqlDatabase &database);

/// Returns the name of a VFS that does not open links or paths through links, for `vfs` in a database URI. Qt SQL cannot set SQLITE_OPEN_NOFOLLOW. If the driver has a
/// separate copy of SQLite, which does not know this VFS, opening fails.
QByteArray noFollowVfs();

/// Restricts an untrusted file: no triggers, views, extensions or attached databases, and no huge values.
int restrictSqliteConnection(const QSqlDatabase &database);
/// Sets how many databases may be attached. VACUUM needs one.
int allowAttachedDatabases(const QSqlDatabase &database, int count);
/// Returns whether the database is read-only although it was opened for writing.
bool isReadOnlySqlite(const QSqlDatabase &database);
/// Returns SQLite's English text for a result code.
QString textOfSqliteCode(int code);
/// Copies all pages in one step. Retries for `timeout` while another process holds a lock.
int copySqlitePages(const QSqlDatabase &from, const QSqlDatabase &to, std::chrono::milliseconds timeout);

} // namespace outcrop
