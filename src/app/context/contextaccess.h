// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"

namespace outcrop {

/// Returns the folders that the user allows to read: the repository and the selected others. These can be the home folder and the folders of managed files, or all
/// folders.
QStringList allowedFolders(const ContextChoice &choice);

/// Returns the paths that were not read, by the permission that allows reading them.
UnreadPaths unreadPaths(const ContextChoice &choice, const QStringList &paths);

/// Returns the home folder of the choice, or the current account's home folder.
QString homeOf(const ContextChoice &choice);

} // namespace outcrop
