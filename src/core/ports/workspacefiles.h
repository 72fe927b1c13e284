// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace outcrop {

/// Returns whether a file with this name can belong to a workspace.
bool isListed(const QByteArray &name);

/// Returns whether the entry `name` of a folder is excluded from the workspace. Hidden folders are excluded because they hold machine state, except
/// `.context/portability` and, at any depth, the folders that coding agents load files from (`.claude/agents`; see isClientName()). `node_modules` is
/// excluded because it holds third-party documents. `folder` ends with a slash and is empty for the workspace folder.
bool isLeftOut(const QString &folder, const QByteArray &name);

/// Returns whether a path, relative to the workspace, passes isListed() and no part of it is excluded by isLeftOut().
bool isWorkspaceFile(const QString &path);

} // namespace outcrop
