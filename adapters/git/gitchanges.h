// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

namespace outcrop {

/// When each file of the workspace changed, at or after `since`: see History::changes(). A rename without another change is none.
Result<QList<FileChanges>> gitChanges(const GitRepository &repository, const QDateTime &since);

/// See History::knownSince().
Result<QDateTime> gitKnownSince(const GitRepository &repository, const QDateTime &since);

} // namespace outcrop
