// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace outcrop {

/// Returns whether a file with this name can belong to a workspace.
bool isWorkspaceFileName(const QByteArray &name);

/// Returns whether the entry `name` of a folder is excluded from the workspace. Excludes hidden folders, because they contain machine-specific
/// state, except `.context/portability` and, at any depth, the folders that coding agents load files from (`.claude/agents`; see isClientEntryName()).
/// Excludes `node_modules`, because it contains third-party documents. `folder` ends with a slash, or is empty for the workspace folder.
bool isExcluded(const QString &folder, const QByteArray &name);

/// Returns whether a path relative to the workspace has the name of a workspace file and isExcluded() is false for all its parts.
bool isWorkspaceFile(const QString &path);

} // namespace outcrop
