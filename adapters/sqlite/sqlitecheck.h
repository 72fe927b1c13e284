// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqliteconnection.h"

#include <QStringList>

namespace outcrop {

/// Written into every database of ours: "Outc".
constexpr qint64 sqliteApplicationId = 0x4f757463;

/// Looks through the pages of a database. The error names the first damage.
Status checkSqlite(SqliteConnection &connection);

/// Everything that is wrong: what SQLite's full check finds in pages and indexes, at most a hundred lines, and rows whose partner is missing.
Result<QStringList> damageOfSqlite(SqliteConnection &connection);

/// Whether it is ours, or empty. Another program's database is refused: Invalid.
Status isOurSqlite(SqliteConnection &connection);

} // namespace outcrop
