// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Categories in which another model gives more good answers than the one that is asked most. A good answer has a quality of 70 and more; without a quality
/// it ended as `done` with a friction below 0.5. The turns were not dealt out by chance, so the suggestion says to try it, not that it is so. Where config.toml
/// has a specialist for the workload, the diff changes its model.
TestedProposals routingCandidates(const EvolutionInput &input, const EvolutionLimits &limits);

} // namespace outcrop
