// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

namespace outcrop {

/// Commits some files as they are on the disk, and nothing else: see History::commit(). No hook is run and nothing is signed. A file that has to go
/// through a filter of the repository's configuration, such as Git LFS, is refused: it would have to be run.
Result<QString> gitCommit(const GitRepository &repository, const QStringList &paths, const QString &message);

} // namespace outcrop
