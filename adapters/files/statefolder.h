// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Where the program keeps what it must remember of its work: `$XDG_STATE_HOME/outcrop`. `stateHome` takes the place of
/// the system's answer. Makes nothing.
QString stateFolder(const QString &stateHome = {});

/// A short word for a workspace, the same whatever links lead to it.
QString workspaceWord(const QString &folder);

/// Makes a folder below the state folder, and those on the way, for the user only.
Status makePrivateFolder(const QString &path);

} // namespace outcrop
