// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

namespace outcrop {

/// The commits that gave a file another text, the newest first; at most `limit`, 0 for all. Goes on under the old name where it was renamed.
/// A merge counts where the file differs from what every side had.
Result<QList<FileVersion>> gitVersions(const GitRepository &repository, const QString &path, int limit);

} // namespace outcrop
