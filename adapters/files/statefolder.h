// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Where the program keeps what it must remember of its work: `$XDG_STATE_HOME/outcrop`. `stateHome` takes the place of
/// the system's answer. Makes nothing.
QString stateFolder(const QString &stateHome = {});

/// A short word for a workspace, the same for all links to it.
QString workspaceWord(const QString &folder);

/// Creates a folder below the state folder, and its parents, for the user only.
Status makePrivateFolder(const QString &path);

} // namespace outcrop
