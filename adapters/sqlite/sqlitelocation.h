// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

struct SqliteLocation {
    QString path; ///< path with the links of its folder resolved
    bool isLogMissing =
        false; ///< true if a process ended without closing the database and its write-ahead log has disappeared
};

/// Checks the location of a database. Creates its folder and an empty file if there is none, and restricts the file to the user. Errors: NotAllowed if the
/// database or its log is a link, folder or device, because an untrusted folder may contain one; the system's errors.
Result<SqliteLocation> sqliteLocation(const QString &path);

/// Checks the location of a database without changing a file. Returns the path with the links of its folder resolved. Errors: NotFound; NotAllowed as above.
Result<QString> existingSqlitePath(const QString &path);

/// Sync a file, or the folder that contains it, to disk. Errors: Unwritable.
Status syncFile(const QString &path);
Status syncFolderOf(const QString &path);

/// Creates an empty file that only the user can access. Errors: Unwritable, also if the file exists.
Status createPrivateFile(const QString &path);

} // namespace outcrop
