// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"

namespace outcrop {

/// One migration of the schema, in both directions. Each script also sets the resulting version.
struct Migration {
    QByteArray forward;
    QByteArray backwardScript;
};

/// Reads `0001-forward.sql`, `0001-back.sql`, `0002-forward.sql`, … from a resource folder. The number of migrations is the schema version that this
/// program writes.
QList<Migration> readMigrations(const QString &folder);

/// Migrates the schema up or down to version `target` in one transaction. Safe to run concurrently: a later process finds the migration done, and no
/// process reads an intermediate version. Errors: Invalid for an unknown version, NotAllowed for a newer schema, and those of the connection.
Status migrate(SqlConnection &connection, const QList<Migration> &migrations, int target);

} // namespace outcrop
