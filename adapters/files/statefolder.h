// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Returns the folder for the program's state: `$XDG_STATE_HOME/outcrop`. `stateHome` replaces the system's state
/// folder. Does not create it.
QString stateFolder(const QString &stateHome = {});

/// Returns a short hash that identifies a workspace, independent of links in its path; `none` for an empty path.
QString workspaceHash(const QString &folder);

/// Creates a folder and its missing parents, accessible to the user only. Existing folders keep their permissions. Errors: Unwritable.
Status createPrivateFolder(const QString &path);

} // namespace outcrop
