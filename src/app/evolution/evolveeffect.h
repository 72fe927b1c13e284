// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/evolution/evolution.h"

namespace outcrop {

/// Adds the effect of a proposal's change to its evidence, for a prompt of its workload and the workspace's provider. The members are `tokens` {before, after, counter,
/// exact} and `price` {model, before, after, …} per turn with a valid cache. Adds nothing if there is no change, no provider is chosen, or the prompt cannot be rendered.
void addEffect(const OpenedWorkspace &opened, Proposal &proposal);

} // namespace outcrop
