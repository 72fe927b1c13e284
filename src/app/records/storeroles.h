// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storelocation.h"

namespace outcrop {

/// Returns the SQL that creates the roles of a team's schema and grants their rights. The owner of the schema runs it; running it again has no effect.
/// `<schema>_reader` reads all records. `<schema>_author` also records turns, runs experiments, queues and works on jobs, and stores suggestions.
/// `<schema>_reviewer` also decides on suggestions. The server enforces the roles, regardless of the program that a person uses. Invalid if the store is not on
/// a PostgreSQL server.
Result<QString> storeRolesSql(const StoreLocation &location);

/// Returns the SQL of storeRolesSql() for a schema.
QString rolesSql(const QString &schema);

} // namespace outcrop
