// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Runs the frequency test (ADR-0163, section 5). Proposes to move a WEATHER layer to TOPSOIL if more than half the turns of a workload use it, to tag a skill
/// with a workload if more than half of the workload's turns fetch it, to make a memory a layer on the same condition, and to stop sending a TOPSOIL layer
/// by default, or to send it only for the workloads that may need it, if few turns use it. Layers that are declared `per-turn` or change more than once a day
/// are not promoted, because they would invalidate the cache. Only context and tools layers are demoted: identity, constraints and format apply without being
/// quoted.
TestedProposals frequencyCandidates(const EvolutionInput &input, const EvolutionLimits &limits);

/// Returns the use of each layer, skill and memory, by category. Omits categories without turns of known use.
QList<UsageRow> usageRows(const TurnTally &turns, const EvolutionLimits &limits);

} // namespace outcrop
