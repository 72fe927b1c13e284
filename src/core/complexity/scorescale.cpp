// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/scorescale.h"

#include <algorithm>

namespace outcrop {

double scaledScore(double rawScore, const ComplexityThresholds &thresholds)
{
    const double most = thresholds.number("decomposition_thresholds.max_complexity_score", 100);
    const double unit = most > 0 ? 100 / most : 1;
    const double formerThreshold = thresholds.number("decomposition_thresholds.decompose_threshold", 60 / unit);
    const double threshold = std::clamp(thresholds.number("decomposition_thresholds.suggestion_threshold", formerThreshold) * unit, 1.0, 99.0);
    const double score = std::max(0.0, rawScore) * unit;
    return score <= threshold ? score : 100 - (100 - threshold) * threshold / score;
}

} // namespace outcrop
