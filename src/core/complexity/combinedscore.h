// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/opinion.h"

namespace outcrop {

/// A heuristic score merged with a model's opinion.
struct CombinedScore {
    double score = 0;
    double confidence = 0;
    double disagreement = 0; ///< relative difference of the two scores, as a fraction of the higher one
};

/// Merges the heuristic score with an opinion. Scores are weighted by their confidences. The confidence is the weighted mean, reduced by the disagreement. An
/// opinion with confidence 0 changes neither score nor confidence unless both confidences are 0. Pure.
///
///     score      = (c₁s₁ + c₂s₂) / (c₁ + c₂)
///     confidence = (c₁² + c₂²) / (c₁ + c₂) × (1 − disagreement × 2 min(c₁, c₂) / (c₁ + c₂))
CombinedScore combineScores(double score, double confidence, const std::optional<ComplexityOpinion> &opinion);

} // namespace outcrop
