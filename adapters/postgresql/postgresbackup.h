// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"

namespace outcrop {

/// A name as SQL reads it: `"outcrop"`.
QByteArray quotedName(const QString &name);

/// Copies the tables of a schema into a new one beside it, `outcrop_v2_20261121T101500123Z`, in one transaction. Gives its name.
Result<QString> backUpSchema(SqlConnection &connection, const QString &schema);

/// What cannot be read of the tables of a schema, in the server's words.
Result<QStringList> damageOfSchema(SqlConnection &connection, const QString &schema);

/// Puts the rows of a backup in the place of those there are, in one transaction. Invalid where the tables are of another version.
Status restoreSchema(SqlConnection &connection, const QString &schema, const QString &backup);

} // namespace outcrop
