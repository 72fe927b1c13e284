// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// The frequency test (ADR-0163, section 5). A layer of WEATHER that more than half the turns of a workload draw upon belongs to TOPSOIL; a skill that they
/// fetch should come with the workload. A layer of TOPSOIL that hardly any turn draws upon should not be in every prompt.
///
/// Left alone: layers that declare themselves `per-turn` or change more than once a day (they would break the cache), and layers of identity, constraints
/// and format, which hold without being quoted.
TestedProposals frequencyCandidates(const EvolutionInput &input, const EvolutionLimits &limits);

/// How often every layer and skill was drawn upon, by category; those with no turn are left out.
QList<UseRow> useRows(const TurnTally &turns, double confidence);

} // namespace outcrop
