// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

namespace outcrop {

/// The folder of the workspace that `start` belongs to, absolute; a command works there wherever inside it was called. The
/// first of these that is found:
///
/// 1. the nearest folder, from `start` upwards, with a `config.toml` of this program;
/// 2. `start`, where it holds layers, agents, skills, profiles or adapters itself;
/// 3. the top of the git repository that `start` is in, where it holds such documents;
/// 4. `start`.
///
/// The search never reaches the home folder or what is above it, nor the root of the file system, and ends at a folder that
/// belongs to neither the user nor the owner of `start`: no other user's `config.toml` determines where a prompt is sent.
QString workspaceFolderOf(const QString &start, const QString &home = QDir::homePath());

} // namespace outcrop
