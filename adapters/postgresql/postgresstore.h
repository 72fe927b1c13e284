// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresconnection.h"
#include "adapters/sql/sqlstore.h"

namespace outcrop {

/// Opens a shared store and creates missing tables. Migrates older tables after a backup to another schema; concurrent migrations wait. A store with
/// newer tables, on a standby server or without write permission opens read-only, with a finding.
Result<OpenedStore> openPostgresStore(const PostgresSettings &settings);

/// Returns the schema version that this program writes.
int postgresStoreVersion();

/// Reads all tables. Returns the error message for each table that the server cannot read. Errors: those of the connection.
Result<QStringList> inspectPostgres(const PostgresSettings &settings);

/// Copies the tables to a new schema and returns its name. Errors: those of the connection.
Result<QString> backUpPostgres(const PostgresSettings &settings);
/// Replaces all rows with the rows of a backup. Errors: NotFound if there is no backup, Invalid if its schema version differs, those of the connection.
Status restorePostgres(const PostgresSettings &settings, const QString &backup);

/// Migrates the schema up or down to another version, after a backup. Returns the name of the backup schema. Errors: those of the connection, of the backup and
/// of migrate().
Result<QString> migratePostgres(const PostgresSettings &settings, int version);

} // namespace outcrop
