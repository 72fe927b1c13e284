// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace outcrop {

// Functions on path strings that do not access the disk. adapters/files resolves symbolic links. The separator is a slash.

/// Returns whether every component of a relative path leads downwards: no `..`, no root, no empty component, no `.` and no NUL
/// character.
bool staysInside(QStringView path);

/// Returns whether a clean path leads out of its starting folder. True for every absolute path.
bool leadsOutside(const QString &path);

/// Returns whether `path` is `place` or is below it. Works for all names separated by slashes: paths, workloads, JSON
/// pointers.
bool isAtOrBelow(QStringView path, QStringView place);

/// Returns the path after the file or folder `from` was renamed to `to`. Returns `path` unchanged if it is not at or below
/// `from`.
QString movedPath(const QString &path, const QString &from, const QString &to);

/// Returns `path` relative to `folder` if it is the folder (`.`) or below it, and `path` unchanged otherwise. Both must be
/// absolute.
QString pathInside(const QString &folder, const QString &path);

} // namespace outcrop
