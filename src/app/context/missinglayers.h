// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// Returns sentences for users about a folder without layers. They name the files in it that coding agents load or that `adopt` recognizes, or explain why none of its
/// files is a layer. Blocks on disk access.
QStringList explainMissingLayers(const OpenedWorkspace &opened);

} // namespace outcrop
