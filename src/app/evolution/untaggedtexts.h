// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/store.h"
#include "core/taxonomy/categoryproposal.h"

namespace outcrop {

/// Skills and memories (Markdown in `memory/`) that no concept of the workspace's taxonomy is said of, by path: what they say.
QList<UntaggedText> untaggedDocuments(const OpenedWorkspace &opened);

/// The newest interactions that the filter finds without a workload, or with an unknown one, at most `most` of them: what was asked, as far as it
/// counts. Those of experiments are left out, as they ask what a plan says and not what is worked on. Waits for the disk.
Result<QList<UntaggedText>> untaggedInteractions(const OpenedWorkspace &opened, Store &store, const RecordFilter &within = {}, qsizetype most = 20'000);

} // namespace outcrop
