// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresconnection.h"
#include "adapters/sql/sqlstore.h"

namespace outcrop {

/// Opens the store of a team. Older tables are led to this program's version after a copy of them in a schema beside it; two programs that
/// come at the same time wait for each other. Newer tables, a standby server or a user without rights open for reading, with a finding.
Result<OpenedStore> openPostgresStore(const PostgresSettings &settings);

/// The version that this program writes.
int postgresStoreVersion();

/// What is wrong with the tables: everything in them is read once, which finds everything that the server cannot read any more.
Result<QStringList> inspectPostgres(const PostgresSettings &settings);

/// Copies the tables into a schema beside theirs, and gives its name.
Result<QString> backUpPostgres(const PostgresSettings &settings);
/// Puts the rows of such a copy in the place of those there are. Invalid where it is of another version.
Status restorePostgres(const PostgresSettings &settings, const QString &backup);

/// Migrates the schema to another version, also back, after a backup; returns the backup's schema.
Result<QString> migratePostgres(const PostgresSettings &settings, int version);

} // namespace outcrop
