// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

namespace outcrop {

/// Returns the absolute folder of the workspace that contains `start`, so that commands work in every subfolder. The first of these that exists:
///
/// 1. the nearest folder, from `start` upward, with a `config.toml` of this program;
/// 2. `start`, if it contains layers, agents, skills, profiles or adapters;
/// 3. the root of the Git repository that contains `start`, if it contains such documents;
/// 4. `start`.
///
/// Above `start`, the search never reaches the home folder, its parents or the root folder. It ends at a folder that belongs to neither the user nor the owner
/// of `start`, so that another user's `config.toml` cannot determine where a prompt is sent.
QString workspaceFolderOf(const QString &start, const QString &home = QDir::homePath());

/// Returns the absolute folder to open for a file in `start`: the folder of its workspace (1 to 3), or else the root of its Git repository. Empty if there is neither.
/// Also empty if `start` is the home folder, one of its parents or the root folder.
QString projectFolderOf(const QString &start, const QString &home = QDir::homePath());

/// Returns the absolute folder to open for a file: the project around it, or else the folder that contains it.
QString folderToOpenFor(const QString &file);

} // namespace outcrop
