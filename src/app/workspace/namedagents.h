// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// Returns the names of the agents in the workspace, without duplicates.
QStringList agentNames(const OpenedWorkspace &opened);

/// Returns the absolute paths of all agents with this name, because client files from an earlier conversion are next to their source. Empty if there is none.
QStringList filesOfAgent(const OpenedWorkspace &opened, const QString &name);

} // namespace outcrop
