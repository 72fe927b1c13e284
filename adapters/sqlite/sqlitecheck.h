// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqlitehandle.h"

#include <QStringList>

namespace outcrop {

/// Written into every database of ours: "Outc".
constexpr qint64 sqliteApplicationId = 0x4f757463;

/// Looks through the pages of a database. The error names the first damage.
Status checkSqlite(sqlite3 *handle, const QString &path);

/// Everything that is wrong: what SQLite's full check finds in pages and indexes, at most a hundred lines, and rows whose partner is missing.
Result<QStringList> damageOfSqlite(sqlite3 *handle, const QString &path);

/// Whether it is ours, or empty. Another program's database is refused: Invalid.
Status isOurSqlite(sqlite3 *handle, const QString &path);

} // namespace outcrop
