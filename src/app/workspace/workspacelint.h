// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// Returns findings about what the documents of a workspace need from each other: default agents and profiles that do not exist, and agents that cannot be used because they have no
/// name or no text.
Diagnostics lintWorkspace(const OpenedWorkspace &opened);

} // namespace outcrop
