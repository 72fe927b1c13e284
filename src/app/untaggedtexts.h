// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/openworkspace.h"
#include "core/ports/store.h"
#include "core/taxonomy/categoryproposal.h"

namespace outcrop {

/// Skills and memories (Markdown in `memory/`) that no concept of the workspace's taxonomy is said of, by path: what they say.
QList<UntaggedText> untaggedDocuments(const OpenedWorkspace &opened);

/// The newest interactions without a workload, or with one that is no concept, at most `most` of them: what was asked. Waits for the disk.
Result<QList<UntaggedText>> untaggedInteractions(const OpenedWorkspace &opened, Store &store, qint64 most = 20'000);

} // namespace outcrop
