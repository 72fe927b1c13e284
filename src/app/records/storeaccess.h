// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresstore.h"
#include "app/records/storeplace.h"

namespace outcrop {

/// What a team's server is asked with. The password is read from where the user keeps it. Errors as openStore().
Result<PostgresSettings> postgresSettings(const StorePlace &place, KeyRing &keys);

/// The folder of the file, made and kept out of git. NotAllowed where a link leads it out of the workspace.
Status prepareStoreFolder(const StorePlace &place);

} // namespace outcrop
