// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace outcrop {

/// What an export wrote: files, records, and what could not be read, in words.
struct Salvage {
    QStringList files;
    qint64 records = 0;
    QStringList losses = {};
};

/// Writes every record that can be read of a database, damaged or of another version, as JSON Lines: one file a table, in a folder that
/// is made. The database is only read. Pages that cannot be read are stepped over.
Result<Salvage> salvageSqlite(const QString &path, const QString &folder);

} // namespace outcrop
