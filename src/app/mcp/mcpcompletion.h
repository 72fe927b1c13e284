// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/base/json.h"

namespace outcrop {

/// Returns the result of `completion/complete`: at most 100 values of an argument, of a prompt or of a resource template, that begin with the given text.
/// Ignores case. Empty for unknown names.
Json mcpCompletion(const OpenedWorkspace &opened, const Json &params);

} // namespace outcrop
