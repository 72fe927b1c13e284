// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// Indexes the words of a workspace that has no index yet, and prints the number of documents. Only `index` adds embeddings, because they may cost money and
/// send text to a provider. Errors: those of indexing.
Status createFirstIndex(const Invocation &invocation, const OpenedWorkspace &opened);

} // namespace outcrop
