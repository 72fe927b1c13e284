// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/candidate.h"

namespace outcrop {

/// Tests whether another model has a higher share of good responses in a category than the model with the most rated responses. A response that has a quality is good if
/// its quality is at least 70. Any other response is good if its outcome is `done` or unknown and its friction is below 0.5 or unknown. The turns were not randomized, so
/// the suggestion recommends an experiment. If config.toml has a specialist for the category, the diff changes its model.
TestedProposals routingCandidates(const EvolutionInput &input, const EvolutionLimits &limits);

} // namespace outcrop
