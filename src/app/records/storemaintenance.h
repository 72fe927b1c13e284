// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storelocation.h"

namespace outcrop {

// Maintenance of stores that other programs can keep open. Functions that take a location block. They return NotFound if there is no store, and the errors
// of openStore().

/// Returns descriptions of all problems in the store; empty if it is intact. Does not change the store.
Result<QStringList> inspectStore(const StoreLocation &location, KeyRing &keys);

/// Rewrites the store without deleted data, so that its files no longer contain the deleted bytes.
Status compactStore(const StoreLocation &location, KeyRing &keys);

/// Copies the current content of the store. Returns the location of the copy: a file in the same folder, or a schema on the server.
Result<QString> backUpStore(const StoreLocation &location, KeyRing &keys);

/// Replaces the store's content with the content of a copy, in one transaction. Invalid if it is not a copy of a store; NotFound if it does not exist. If the
/// database file is too damaged to write to, it is kept under another name, which is returned; otherwise returns an empty string.
Result<QString> restoreStore(const StoreLocation &location, KeyRing &keys, const QString &copy);

/// Migrates the schema to another version, for users of an older version of Outcrop. Makes a backup first and returns its location.
Result<QString> migrateStore(const StoreLocation &location, KeyRing &keys, int version);
/// Returns the number of records that the migration would delete, because the older schema has no table for their kind. 0 if there is no store.
Result<qint64> countRecordsLostByMigration(const StoreLocation &location, KeyRing &keys, int version);
/// Returns the schema version that this program uses for a file or a server.
int storeVersion(const StoreLocation &location);

/// The files of an export.
struct StoreExport {
    QStringList files;
    qint64 records = 0;
    QStringList losses = {}; ///< descriptions of unreadable data
};

/// Writes all records as JSON Lines, one file per kind (`interactions.jsonl` …). Creates the folder if it is missing. Output is deterministic, so two exports
/// can be compared. NotAllowed if the folder is not empty and has no earlier export; NotFound if there is no store.
Result<StoreExport> exportStore(const StoreLocation &location, KeyRing &keys, const QString &folder);

/// Returns NotAllowed unless the folder is missing or empty or has an earlier export, because an export could overwrite other files.
Status checkExportFolder(const QString &folder);

/// Like exportStore(), for a database that cannot be opened: reads it page by page and writes the raw column values. NotAllowed for a server, which has
/// separate tools for this.
Result<StoreExport> rescueStore(const StoreLocation &location, const QString &folder);

} // namespace outcrop
