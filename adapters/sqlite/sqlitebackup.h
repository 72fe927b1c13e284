// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqliteconnection.h"

namespace outcrop {

/// Copies a database as it is at this moment, log included, into a new file beside it, for the user only: `outcrop.db.v2-20261121T101500123Z.backup`.
/// The file is whole and on the disk when its name appears. Gives the name.
Result<QString> backUpSqlite(SqliteConnection &connection);

/// Takes away what backups left behind that were killed before they were whole; those of programs that still run stay.
void removeUnfinishedBackups(const QString &path);

/// Puts a backup's content in the place of a database's, in one transaction; programs that have it open go on with the restored content.
/// The backup is looked through first.
Status restoreSqlite(const QString &backup, const QString &path);

} // namespace outcrop
