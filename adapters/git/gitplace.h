// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Whether a folder lies in the work tree of some repository, as far as names tell: a look at its folders, nothing is read. For code that
/// must be quick; GitRepository::open() knows for sure.
bool isBelowGit(const QString &folder);

/// Whether the nearest repository's folder belongs to another user of this machine.
bool isGitOfOthers(const QString &folder);

/// A repository's own files are read by libgit2 as they come, and a pipe or a device among them would make it wait for ever. Looks at their names
/// only. NotAllowed where one is neither file nor folder, and where there are more than anybody needs.
Status checkGitFolder(const QString &folder);

} // namespace outcrop
