// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

namespace outcrop {

/// Returns the commits that changed a file's content, newest first; at most `limit`, or all if 0. Follows renames. A merge counts if the
/// file differs from all parents.
Result<QList<FileVersion>> gitVersions(const GitRepository &repository, const QString &path, int limit);

} // namespace outcrop
