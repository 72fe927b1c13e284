// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgresindexquery.h"
#include "core/base/diagnostic.h"

namespace outcrop {

/// Creates the tables of an index where there are none, and rebuilds older ones: nothing is lost, they are a copy. Returns the extensions of the database.
/// Errors: NotAllowed (a newer Outcrop made them), and as the server says.
Result<PostgresExtras> prepareIndexTables(PostgresConnection &connection, const QString &schema, Diagnostics &findings);

} // namespace outcrop
