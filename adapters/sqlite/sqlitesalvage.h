// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace outcrop {

/// The result of an export: the files, the number of records, and the unreadable IDs.
struct Salvage {
    QStringList files;
    qint64 records = 0;
    QStringList losses = {};
};

/// Exports all readable records of a database as JSON Lines, even if the database is damaged or of another version. Creates `folder` with one file per table. Never
/// writes to the database. Skips unreadable pages and lists the IDs of their records in `losses`. Errors: those of opening the database, and Unwritable.
Result<Salvage> salvageSqlite(const QString &path, const QString &folder);

} // namespace outcrop
