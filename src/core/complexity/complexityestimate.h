// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/confidence.h"
#include "core/complexity/decomposition.h"
#include "core/complexity/parallelplan.h"

namespace outcrop {

/// The complexity estimate of a task (ADR-006, PHASE_4 and PHASE_5B): scores with their contributions, and suggestions. Advisory only: the person or agent who
/// does the work decides.
struct ComplexityEstimate {
    Task task;
    HeuristicScore heuristic;
    Confidence confidence; ///< confidence of the heuristic score
    std::optional<ComplexityOpinion> opinion;
    CombinedScore combinedScore; ///< raw: on the scale of the thresholds, without an upper limit
    double score = 0;            ///< combined score from 0 to 100; see scaledScore()
    QList<ExceededLimit> exceededLimits;
    Decomposition decomposition;
    ParallelPlan plan;
    QStringList notes;                ///< caveats to read before using the estimate
    QList<ComplexityEstimate> subtasks; ///< estimates of the subtasks that the task states

    /// Returns whether splitting is suggested, because a limit is exceeded.
    bool suggestsSplit() const { return !exceededLimits.isEmpty(); }
    /// Returns whether the size is known, or a model has estimated the task. Otherwise, a low score has no meaning.
    bool isSizeKnown() const { return heuristic.lineCount > 0 || opinion; }
};

/// Estimates a task and its subtasks. Pure.
ComplexityEstimate estimateTask(const Task &task, const ComplexityThresholds &thresholds, const std::optional<ComplexityOpinion> &opinion = {});

/// Converts an estimate and those of its subtasks to JSON, for scripts and the store.
Json toJson(const ComplexityEstimate &estimate);

} // namespace outcrop
