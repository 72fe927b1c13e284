// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <memory>

namespace outcrop {

/// Returns the files of a repository's folder at a commit. `others` must outlive the result and is used for all other paths. These are paths and links that leave the
/// folder, and the folder's `.git`, which clients use to detect a repository. Thread-safe. Errors: NotFound if there is no such revision, and those of
/// GitRepository::open().
Result<std::unique_ptr<ContextFiles>> gitContextFiles(const QString &folder, const QString &revision, const ContextFiles &others);

} // namespace outcrop
