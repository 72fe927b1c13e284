// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlstore.h"
#include "adapters/sqlite/sqliteconnection.h"

namespace outcrop {

struct SqliteSettings {
    std::chrono::milliseconds patience = sqlitePatience;
    bool check = true; ///< looks through all pages first: about a second for a million interactions
};

/// Opens the database of a workspace, usually `.outcrop/outcrop.db`, and makes it where there is none. Older tables are migrated to this program's
/// version after a backup. A database that is newer, damaged, or cannot be written is opened for reading, with a finding; nothing
/// is ever deleted. An error where nothing can be read at all: the caller goes on without a store.
Result<OpenedStore> openSqliteStore(const QString &path, const SqliteSettings &settings = {});

/// A store without records, in memory and only read, for a workspace without records: readers treat it like any other. `reason` is its
/// readOnlyReason().
Result<OpenedStore> openEmptySqliteStore(const QString &reason);

/// The version that this program writes.
int sqliteStoreVersion();

/// Everything that is wrong with a database, in words: pages, indexes, and rows whose partner is missing. It is only read. An error where nothing can be.
Result<QStringList> inspectSqlite(const QString &path);

/// Copies it as it is now, while others use it; gives the name of the copy, see sqlitebackup.h.
Result<QString> backUpSqliteFile(const QString &path);

/// Rewrites a database without the bytes of removed records, and empties its log. Other programs may have it open; Unwritable where one of them reads for
/// so long that the log cannot be emptied.
Status compactSqlite(const QString &path);

/// Migrates a database to another version of its tables, back too, after a backup whose name is given: for those who return to an older Outcrop.
/// What the older tables do not have is then only in the backup.
Result<QString> migrateSqlite(const QString &path, int version);

} // namespace outcrop
