// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgresindexquery.h"
#include "core/base/diagnostic.h"

namespace outcrop {

/// Creates the tables of an index, or replaces the tables of an older version, which the indexer then fills again. Returns the available extensions. Errors:
/// NotAllowed if a newer version of Outcrop created the tables, and the server's errors.
Result<PostgresExtensions> prepareIndexTables(
    PostgresConnection &connection, const QString &schema, Diagnostics &findings);

} // namespace outcrop
