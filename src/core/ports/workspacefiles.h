// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace outcrop {

/// Files that a workspace can use, by their names.
bool isListed(const QByteArray &name);

/// Whether what is called `name` in a folder is left out. Hidden folders hold machine state, not documents; but for those that coding agents load
/// files from (`.claude/agents`, see clients.h), at any depth, and `.context/portability`.
/// `node_modules` holds other people's documents. `folder` ends with a slash; it is empty for the workspace's own.
bool isLeftOut(const QString &folder, const QByteArray &name);

/// Both rules for a whole path, relative to the workspace.
bool isWorkspaceFile(const QString &path);

} // namespace outcrop
