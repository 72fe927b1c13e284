// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace outcrop {

// What the text of a path says, without looking at the disk: links are followed in adapters/files. Slashes separate the steps.

/// Whether every step of a relative path goes down: no way up, no root, no empty step, no `.` and no zero character.
bool staysInside(QStringView path);

/// Whether a relative, clean path leads out of the folder that it starts in; an absolute one always does.
bool leadsOutside(const QString &path);

/// Whether `path` is `place` or below it. Holds for all names that are made of steps: paths, workloads, JSON pointers.
bool isAtOrBelow(QStringView path, QStringView place);

/// Where `path` is after `from`, a file or a folder, became `to`; the same where it is neither `from` nor below it.
QString movedPath(const QString &path, const QString &from, const QString &to);

/// Relative to a folder where the path is that folder (`.`) or below it; else the path as it is. Both are absolute.
QString pathInside(const QString &folder, const QString &path);

} // namespace outcrop
