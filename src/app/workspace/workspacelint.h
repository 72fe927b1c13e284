// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// Returns findings about references and unusable documents: default agents and profiles that do not exist, and agents without a name or text.
Diagnostics lintWorkspace(const OpenedWorkspace &opened);

} // namespace outcrop
