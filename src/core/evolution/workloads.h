// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Categories in which turns get stuck more often than elsewhere, and those that take a larger or smaller part of the work in the last third of the window
/// than before. What to write is for a person to say: these suggestions have no diff.
TestedProposals workloadCandidates(const EvolutionInput &input, const EvolutionLimits &limits);

/// Workloads with turns that no skill serves. A count, not a guess: nothing is tested.
QList<Proposal> skillGaps(const EvolutionInput &input, const EvolutionLimits &limits);

/// Each category's part of the work, earlier and later, and how often its turns get stuck.
QList<WorkloadRow> workloadRows(const TurnTally &turns, double confidence);

} // namespace outcrop
