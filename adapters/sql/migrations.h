// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"

namespace outcrop {

/// One step of the tables' history. Each script ends by writing the version it leads to.
struct Migration {
    QByteArray forward;
    QByteArray back;
};

/// Reads `0001-forward.sql`, `0001-back.sql`, `0002-forward.sql`, … of a folder of resources. The number of migrations is the version
/// that this program writes.
QList<Migration> readMigrations(const QString &folder);

/// Migrates the schema to `target`, forward or back, in one transaction: if stopped, the database is unchanged. Two programs may do it at the same time:
/// the later one finds it done, and none meets a version between. Invalid for a version there is not.
Status migrate(SqlConnection &connection, const QList<Migration> &migrations, int target);

} // namespace outcrop
