// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSqlDatabase>

#include <chrono>

namespace outcrop {

// What Qt Sql has no words for, through the driver's own handle. The databases are open; a function returns SQLite's result code.

/// The name of the system's files for the `vfs` of a database's address, but for files that are links or lie behind one: opening those fails. Qt Sql
/// cannot ask for that. An SQLite that the driver brings itself does not know the name, so such a driver opens no file.
QByteArray filesWithoutLinks();

/// Sets limits against what a file from anywhere may contain: no triggers, no views, no extensions, no other databases, no huge values.
int distrustSqliteFile(const QSqlDatabase &database);
/// How many other databases a statement may attach; VACUUM needs one.
int allowAttachedDatabases(const QSqlDatabase &database, int count);
/// Whether the file cannot be written although it was opened for that.
bool isReadOnlySqlite(const QSqlDatabase &database);
/// Copies all pages in one go, and waits while another program is in the way.
int copySqlitePages(const QSqlDatabase &from, const QSqlDatabase &to, std::chrono::milliseconds patience);

} // namespace outcrop
