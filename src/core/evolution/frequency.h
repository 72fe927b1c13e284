// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Runs the frequency test (ADR-0163, section 5). If more than half the turns of a workload use a WEATHER layer, proposes to move the layer to TOPSOIL. If more than half
/// of a workload's turns fetch a skill, proposes to tag the skill with the workload. On the same condition, proposes to make a memory a layer. If few turns use a TOPSOIL
/// layer, proposes to stop sending it by default, or to send it only for the workloads that may need it. Layers that are declared `per-turn` or change more than once a
/// day are not promoted, because they would invalidate the cache. Only context and tools layers are demoted: identity, constraints and format apply without being quoted.
TestedProposals frequencyCandidates(const EvolutionInput &input, const EvolutionLimits &limits);

/// Returns the use of each layer, skill and memory, by category. Omits categories without turns of known use.
QList<UsageRow> usageRows(const TurnTally &turns, const EvolutionLimits &limits);

} // namespace outcrop
