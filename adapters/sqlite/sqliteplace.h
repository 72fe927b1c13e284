// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// What lies where a database should be.
struct SqlitePlace {
    QString path;            ///< without links in the path of its folder
    bool logMissing = false; ///< a run ended without closing, and its log is gone
};

/// Looks at the place of a database, and makes an empty file, for the user only, where there is none. A link, a folder, a device, or a log
/// that is one is refused: a folder from elsewhere might have brought it.
Result<SqlitePlace> sqlitePlace(const QString &path);

/// Brings what a file and its folder's list of names hold to the disk.
Status syncFile(const QString &path);
Status syncFolderOf(const QString &path);

/// Makes an empty file that only the user may read; it must not exist.
Status makePrivateFile(const QString &path);

} // namespace outcrop
