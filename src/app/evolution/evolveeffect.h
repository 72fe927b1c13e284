// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/evolution/evolution.h"

namespace outcrop {

/// Says in a proposal's evidence what its change does to a prompt of its workload, for the provider that the workspace chooses:
/// `tokens` {before, after, counter, exact} and `price` {model, before, after, …} of a turn while the provider's cache holds. Nothing is added where there is no
/// change, no provider is chosen, or the prompt cannot be rendered.
void addEffect(const OpenedWorkspace &opened, Proposal &proposal);

} // namespace outcrop
