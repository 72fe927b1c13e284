// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresstore.h"
#include "app/records/storelocation.h"

namespace outcrop {

/// Returns the connection settings of a team's server, with the password from the user's key stores. Returns the errors of openStore().
Result<PostgresSettings> readPostgresSettings(const StoreLocation &location, KeyRing &keys);

/// Creates the folder of the database file and excludes it from Git. Returns NotAllowed if a symbolic link points outside the workspace.
Status prepareStoreFolder(const StoreLocation &location);

} // namespace outcrop
