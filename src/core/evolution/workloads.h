// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Tests for categories whose turns get stuck more often than others, and for categories whose share of the work changed in the last third of the window. The
/// proposals have no diff, because a person has to write the text.
TestedProposals workloadCandidates(const EvolutionInput &input, const EvolutionLimits &limits);

/// Reports workloads that have enough turns and no skill. Counts only; runs no statistical test.
QList<Proposal> skillGapProposals(const EvolutionInput &input, const EvolutionLimits &limits);

/// Returns each category's share of the work, earlier and later, and its share of stuck turns.
QList<WorkloadRow> workloadRows(const TurnTally &turns, double confidence);

} // namespace outcrop
