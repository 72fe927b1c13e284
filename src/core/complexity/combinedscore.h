// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/opinion.h"

namespace outcrop {

/// Two scores made one.
struct CombinedScore {
    double score = 0;
    double confidence = 0;
    double disagreement = 0; ///< how far apart the two are, as a share of the higher one
};

/// The heuristic score and an opinion together: each score weighs as much as its confidence. The confidence is the mean, weighed alike, less what the two
/// disagree about; an opinion without confidence changes nothing. Pure.
///
///     score      = (c₁s₁ + c₂s₂) / (c₁ + c₂)
///     confidence = (c₁² + c₂²) / (c₁ + c₂) × (1 − disagreement × 2 min(c₁, c₂) / (c₁ + c₂))
CombinedScore combine(double score, double confidence, const std::optional<ComplexityOpinion> &opinion);

} // namespace outcrop
