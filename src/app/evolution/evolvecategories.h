// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/evolution/evolution.h"
#include "core/ports/store.h"

namespace outcrop {

/// Proposes new categories for the interactions in `within` that have no workload or an unknown one. A category is a cluster of at least `limits.minimumTurns` requests
/// that no taxonomy concept covers. If the workspace has a taxonomy, each proposal has a diff that adds its concept. Blocks on disk access.
Result<QList<Proposal>> proposeNewCategories(const OpenedWorkspace &opened, Store &store, const RecordFilter &within, const EvolutionLimits &limits = {});

} // namespace outcrop
