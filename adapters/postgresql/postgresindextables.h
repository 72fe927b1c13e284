// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgresindexquery.h"
#include "core/base/diagnostic.h"

namespace outcrop {

/// Creates the tables of an index, or recreates the tables of an older version; the indexer then refills them. Returns the available extensions. Errors:
/// NotAllowed if a newer Outcrop created the tables, else the server's errors.
Result<PostgresExtensions> prepareIndexTables(
    PostgresConnection &connection, const QString &schema, Diagnostics &findings);

} // namespace outcrop
