// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/combinedscore.h"

#include <algorithm>
#include <cmath>

namespace outcrop {

CombinedScore combineScores(double score, double confidence, const std::optional<ComplexityOpinion> &opinion)
{
    if (!opinion)
        return {score, confidence, 0};
    const double other = opinion->confidence;
    const double sum = confidence + other;
    const double higherScore = std::max(score, opinion->score);
    const double difference = higherScore > 0 ? std::abs(score - opinion->score) / higherScore : 0;
    if (sum <= 0) // without any confidence, use the plain mean
        return {(score + opinion->score) / 2, 0, difference};
    const double weightedConfidence = (confidence * confidence + other * other) / sum;
    const double sharedConfidence = 2 * std::min(confidence, other) / sum;
    return {(confidence * score + other * opinion->score) / sum, weightedConfidence * (1 - difference * sharedConfidence), difference};
}

} // namespace outcrop
