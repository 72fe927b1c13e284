// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace outcrop {

// Functions on path strings that do not access the disk. adapters/files resolves symbolic links. The separator is a slash.

/// Returns whether a path is relative and cannot leave its base folder. Such a path has no root, no NUL character, and no component that is empty, `.` or `..`.
bool isContainedPath(QStringView path);

/// Returns whether a normalized path is outside its base folder. Returns true for every absolute path.
bool isOutsideFolder(const QString &path);

/// Returns whether `path` is `ancestor` or is below it. Accepts all names separated by slashes: paths, workloads, JSON pointers.
bool isAtOrBelow(QStringView path, QStringView ancestor);

/// Returns a tag without its scheme: `platform/k8s` for `joelclaw:platform/k8s`. A URI with `//` after the scheme is unchanged.
QString withoutScheme(const QString &tag);

/// Returns the path after the file or folder `from` was renamed to `to`. Returns `path` unchanged if it is not at or below
/// `from`.
QString movedPath(const QString &path, const QString &from, const QString &to);

/// Returns `path` relative to `folder` if it is the folder (`.`) or below it, and `path` unchanged otherwise. Both must be
/// absolute.
QString pathInside(const QString &folder, const QString &path);

} // namespace outcrop
