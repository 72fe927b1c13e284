// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqliteconnection.h"

namespace outcrop {

/// Copies a database, including its write-ahead log, to a new file next to it, accessible to the user only: `outcrop.db.v2-20261121T101500123Z.backup`. The
/// file gets this name only when it is complete and on disk. Returns the path. Errors: Unwritable, and those of SQLite.
Result<QString> backUpSqlite(SqliteConnection &connection);

/// Removes incomplete backups of processes that have ended.
void removeUnfinishedBackups(const QString &path);

/// Replaces the content of a database with the content of a backup, in one transaction. Processes that have the database open read the restored content. Checks
/// the integrity of the backup first. Errors: Invalid if the backup is not a database of this program, and those of SQLite.
Status restoreSqlite(const QString &backup, const QString &path);

} // namespace outcrop
