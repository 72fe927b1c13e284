// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"

namespace outcrop {

/// Returns a name as a quoted SQL identifier: `"outcrop"`.
QByteArray quotedName(const QString &name);

/// Copies the tables of a schema to a new schema, in one transaction, and returns its name, such as `outcrop_v2_20261121T101500123Z`. Errors: those of the
/// connection.
Result<QString> backUpSchema(SqlConnection &connection, const QString &schema);

/// Reads all tables of a schema. Returns the server's error message for each table that cannot be read. Errors: those of the connection.
Result<QStringList> findSchemaErrors(SqlConnection &connection, const QString &schema);

/// Replaces the rows of the tables with the rows of a backup, in one transaction. Errors: NotFound if there is no backup, Invalid if
/// its schema version differs, and those of the connection.
Status restoreSchema(SqlConnection &connection, const QString &schema, const QString &backup);

} // namespace outcrop
