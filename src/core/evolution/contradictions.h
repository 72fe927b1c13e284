// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Finds pairs of sentences in layers and skills of which one forbids (`never`, `do not`, `must not`) what the other one requires (`always`, `must`).
/// Conservative: both need at least three content words and a Jaccard similarity of at least 0.8. The proposals have no diff, because a person must decide
/// which sentence to keep.
QList<Proposal> contradictions(const EvolutionInput &input);

} // namespace outcrop
