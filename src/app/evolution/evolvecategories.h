// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/evolution/evolution.h"
#include "core/ports/store.h"

namespace outcrop {

/// New categories for turns that have no workload, of those that the filter finds: clusters of `fewestTurns` requests and more that no concept
/// of the taxonomy is about. Where the workspace has a taxonomy, the diff adds the concept. Waits for the disk.
Result<QList<Proposal>> categoryProposals(const OpenedWorkspace &opened, Store &store, const RecordFilter &within, const EvolutionLimits &limits = {});

} // namespace outcrop
