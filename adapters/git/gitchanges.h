// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

namespace outcrop {

/// Returns the times at which each file in the workspace changed since `since`, as specified by History::changes(). A rename
/// without other changes does not count, nor does a merge.
Result<QList<FileChanges>> gitChanges(const GitRepository &repository, const QDateTime &since);

/// Implements History::historyStart().
Result<QDateTime> gitKnownSince(const GitRepository &repository, const QDateTime &since);

} // namespace outcrop
