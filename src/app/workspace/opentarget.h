// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QStringView>

#include <optional>

namespace outcrop {

/// The location that the window shows first: a workspace, and optionally a line in one of its files.
struct OpenTarget {
    QString folder;     ///< absolute folder of the workspace
    QString path = {};  ///< file, relative to the folder; empty: none
    int line = 0;       ///< from 1; 0 if the target has no line
    int column = 0;     ///< in characters, from 1; 0 if the target has no column

    friend bool operator==(const OpenTarget &, const OpenTarget &) = default;
};

/// Reads an argument of the window. It is a folder, a `file:` URL, `FILE`, `FILE:LINE`, `FILE:LINE:COLUMN`, or a link
/// `outcrop://open?file=/absolute/path&line=12&column=3`. Relative paths are relative to `base`. For a folder, the workspace is workspaceFolderOf(). For a file, it is
/// the project of `base` if it contains the file, or else the project around the file (see projectFolderOf()), or else the file's folder. Errors: NotFound if there is no
/// such file or folder. Invalid for another link, and for a link with a relative path.
Result<OpenTarget> readOpenTarget(const QString &argument, const QString &base);

/// Returns the offset of the target's line and column; 0 if it has no line. A line after the end is the last one, and a column after the end of its line is
/// that end.
qsizetype offsetOf(const OpenTarget &target, QStringView text);

/// Returns the target as a line of JSON, for another process.
QByteArray messageOf(const OpenTarget &target);
/// Returns the target in a line from messageOf(), or nullopt if the line is not one.
std::optional<OpenTarget> targetFromMessage(const QByteArray &line);

} // namespace outcrop
