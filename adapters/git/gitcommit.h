// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

namespace outcrop {

/// Commits only the given files, with their current content, as specified by History::commit(). Runs no hooks and does not sign. Rejects
/// files with a configured filter, such as Git LFS, because the filter would have to run.
Result<QString> gitCommit(const GitRepository &repository, const QStringList &paths, const QString &message);

} // namespace outcrop
