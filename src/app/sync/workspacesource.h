// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sync/syncsource.h"

namespace outcrop {

/// Returns the layers of a workspace, in the order sent, its skills and its agents, except empty layers and generated files. Fails if the folder cannot be
/// opened.
Result<SyncSource> readWorkspaceSource(const QString &folder, const ContextFiles &files);

} // namespace outcrop
