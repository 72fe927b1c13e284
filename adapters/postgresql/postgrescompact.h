// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace outcrop {

struct PostgresSettings;

/// Rewrites the tables with texts of people and models without deleted rows, so that the table files no longer contain their data. It may remain in the
/// server's write-ahead log and backups. Errors: Unwritable if the user does not own the tables, and those of the connection.
Status compactPostgres(const PostgresSettings &settings);

/// Returns the backup schemas made by migrations and `store backup`, `<schema>_v<number>_<time>`, sorted by name.
Result<QStringList> listPostgresBackups(const PostgresSettings &settings);

} // namespace outcrop
