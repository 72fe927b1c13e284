// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

#include <QStringList>

namespace outcrop {

/// Records the current requests of agents without a portability section, so that PV-017 finds later changes. Uses the named agents, or all. Each file is
/// written atomically. Returns the files relative to the workspace, including unchanged ones.
Result<QStringList> recordRenders(const OpenedWorkspace &opened, const QStringList &agents = {});

} // namespace outcrop
