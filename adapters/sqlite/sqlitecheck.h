// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sqlite/sqliteconnection.h"

#include <QStringList>

namespace outcrop {

/// The application ID of the databases of this program: "Outc".
constexpr qint64 sqliteApplicationId = 0x4f757463;

/// Runs SQLite's quick check. Errors: Unreadable with the first problem found, and those of SQLite.
Status checkSqlite(SqliteConnection &connection);

/// Returns all problems: up to a hundred lines of SQLite's full integrity check, and violated foreign keys. An error that stops a check is one of the problems.
Result<QStringList> findIntegrityErrors(SqliteConnection &connection);

/// Checks that the database is empty or belongs to this program. Errors: Invalid for another program's database, and read errors.
Status checkApplicationId(SqliteConnection &connection);

} // namespace outcrop
