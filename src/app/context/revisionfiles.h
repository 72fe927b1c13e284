// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <memory>

namespace outcrop {

/// Returns the files of a folder's repository at a revision, without a checkout. Paths outside the repository have the kind Outside. Thread-safe. Errors:
/// NotFound if there is no repository or no such revision.
Result<std::shared_ptr<const ContextFiles>> filesAtRevision(const QString &folder, const QString &revision);

} // namespace outcrop
