// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlstore.h"
#include "adapters/sqlite/sqliteconnection.h"

namespace outcrop {

struct SqliteSettings {
    std::chrono::milliseconds timeout = sqliteTimeout;
    bool checksIntegrity = true; ///< true to check the integrity of all pages first; takes about a second for a million interactions
};

/// Opens the database of a workspace, usually `.outcrop/outcrop.db`, and creates it if missing. Migrates older tables after a backup. A newer, damaged or
/// unwritable database opens read-only, with a finding. Never deletes data. Errors: those of SQLite if the file cannot be read at all; the caller then
/// continues without a store.
Result<OpenedStore> openSqliteStore(const QString &path, const SqliteSettings &settings = {});

/// Opens a database for reading without changing or creating any file: neither the database nor its write-ahead log, whose changes are missing from the result.
/// For files that the user has not asked to use. Errors: NotFound, those of SQLite, and Unreadable if the tables have another version.
Result<OpenedStore> openSqliteSnapshot(const QString &path);

/// Opens an empty read-only store in memory, for a workspace without records. `reason` becomes its readOnlyReason().
Result<OpenedStore> openEmptySqliteStore(const QString &reason);

/// Returns the schema version that this program writes.
int sqliteStoreVersion();

/// Returns all problems of a database: damaged pages and indexes, and violated foreign keys. Does not change the database. Fails if it cannot be opened.
Result<QStringList> inspectSqlite(const QString &path);

/// Copies the database. Other processes may use it during the copy. Returns the path of the backup, as backUpSqlite() does.
Result<QString> backUpSqliteFile(const QString &path);

/// Rewrites a database without the data of deleted records and empties its write-ahead log. Other processes may have it open. Errors: Unwritable if a
/// long read prevents the log from being emptied, and the errors of SQLite.
Status compactSqlite(const QString &path);

/// Migrates a database up or down to another schema version, after a backup. Returns the path of the backup. Data that an older schema cannot store remains
/// only in the backup. Errors: those of opening the database, of the backup and of migrate().
Result<QString> migrateSqlite(const QString &path, int version);

} // namespace outcrop
