// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Finds contradictory sentences without conditions in layers and skills: one forbids an action (such as `never`) that the other requires (such as `must`).
/// Conservative: both need at least three content words and a Jaccard similarity of at least 0.8. The proposals have no diff, because a person must decide
/// which sentence to keep.
QList<Proposal> contradictionProposals(const EvolutionInput &input);

} // namespace outcrop
