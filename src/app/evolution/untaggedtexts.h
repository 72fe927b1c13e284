// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/store.h"
#include "core/taxonomy/categoryproposal.h"

namespace outcrop {

/// Returns the names and text of skills and memories (Markdown in `memory/`) that have no tag in the workspace's taxonomy.
QList<UntaggedText> untaggedDocuments(const OpenedWorkspace &opened);

/// Returns the requests of the newest interactions in `within` that have no workload or an unknown one, up to `limit`. Excludes experiments, whose requests
/// are generated and not real work. Blocks on disk access.
Result<QList<UntaggedText>> findUntaggedInteractions(const OpenedWorkspace &opened, Store &store, const RecordFilter &within = {}, qsizetype limit = 20'000);

} // namespace outcrop
