// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/complexityestimate.h"

#include <algorithm>

namespace outcrop {
namespace {

QString shareText(double share)
{
    return QString::number(share, 'f', 2);
}

/// The higher of the two confidences that the thresholds ask of a cut.
std::optional<double> wantedConfidence(const ComplexityThresholds &thresholds)
{
    const std::optional<Factor> one = thresholds.limit("decomposition_thresholds.decomposition_confidence_threshold");
    const std::optional<Factor> other = thresholds.limit("confidence_scoring.min_auto_decompose_confidence");
    if (!one && !other)
        return std::nullopt;
    return std::max(one ? one->value : 0, other ? other->value : 0);
}

void noteConfidence(ComplexityEstimate &estimate, const ComplexityThresholds &thresholds)
{
    const std::optional<double> wanted = wantedConfidence(thresholds);
    if (wanted && estimate.combined.confidence < *wanted && thresholds.isOn("confidence_scoring.breakpoint_on_low_confidence"))
        estimate.notes.append(QStringLiteral("the confidence of %1 is below %2: a person's look comes before anything is made of it")
                                  .arg(shareText(estimate.combined.confidence), shareText(*wanted)));
}

void noteOpinion(ComplexityEstimate &estimate, const ComplexityThresholds &thresholds)
{
    const double most = thresholds.number("estimation_calibration.max_acceptable_error_percent", 100) / 100;
    if (estimate.opinion && estimate.combined.disagreement > most)
        estimate.notes.append(QStringLiteral("the opinion and the heuristics are %1 % apart").arg(qRound(100 * estimate.combined.disagreement)));
    if (!estimate.opinion && thresholds.isOn("confidence_scoring.require_llm_validation", false))
        estimate.notes.append(QStringLiteral("the thresholds want a model's opinion beside the heuristics, and none was given"));
}

void noteSize(ComplexityEstimate &estimate)
{
    if (!estimate.knowsSize())
        estimate.notes.append(QStringLiteral("nothing is said about the size, so the score is lower than it may be"));
}

} // namespace

ComplexityEstimate estimateTask(const Task &task, const ComplexityThresholds &thresholds, const std::optional<ComplexityOpinion> &opinion)
{
    ComplexityEstimate estimate;
    estimate.task = task;
    estimate.heuristic = heuristicScore(task, thresholds);
    estimate.confidence = heuristicConfidence(task, thresholds);
    estimate.opinion = opinion;
    estimate.combined = combine(estimate.heuristic.value, estimate.confidence.value, opinion);
    estimate.crossings = limitCrossings(estimate.heuristic, estimate.combined, thresholds);
    estimate.decomposition = decompose(task, estimate.heuristic, estimate.crossings, opinion, thresholds);
    estimate.plan = planPieces(estimate.decomposition.pieces, thresholds);
    noteSize(estimate);
    noteOpinion(estimate, thresholds);
    noteConfidence(estimate, thresholds);
    for (const Task &subtask : task.subtasks)
        estimate.pieces.append(estimateTask(subtask, thresholds));
    return estimate;
}

} // namespace outcrop
