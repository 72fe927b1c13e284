// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <memory>

namespace outcrop {

/// The files of a repository's folder as a commit has them. `others`, which must live as long, answers for everything else: for paths and links that lead out of the folder, and for the
/// folder's own `.git`, which shows clients where a repository begins. Thread-safe. NotFound where there is no repository or no such revision.
Result<std::unique_ptr<ContextFiles>> gitContextFiles(const QString &folder, const QString &revision, const ContextFiles &others);

} // namespace outcrop
