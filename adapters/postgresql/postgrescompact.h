// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace outcrop {

struct PostgresSettings;

/// Rewrites the tables of interactions and their related records without the rows that were removed: their bytes leave the server's files, but for its
/// log and its backups, which are its administrator's. Unwritable where this user does not own the tables.
Status compactPostgres(const PostgresSettings &settings);

/// The schemas beside the store's that hold what upgrades and `store backup` copied, `<schema>_v<number>_<time>`, by name.
Result<QStringList> backupsOnPostgres(const PostgresSettings &settings);

} // namespace outcrop
