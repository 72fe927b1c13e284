// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/confidence.h"
#include "core/complexity/decomposition.h"
#include "core/complexity/parallelplan.h"

namespace outcrop {

/// What is thought of a task (ADR-006, PHASE_4 and PHASE_5B): figures, each with what it is made of, and suggestions. Nothing in it is a decision: the one who
/// does the work knows the code, and decides.
struct ComplexityEstimate {
    Task task;
    HeuristicScore heuristic;
    Confidence confidence; ///< of the heuristic score
    std::optional<ComplexityOpinion> opinion;
    CombinedScore combined;
    QList<LimitCrossing> crossings;
    Decomposition decomposition;
    ParallelPlan plan;
    QStringList notes;                ///< what to know before believing it
    QList<ComplexityEstimate> pieces; ///< of the subtasks that the task itself names

    /// Whether cutting is worth a suggestion: a limit is crossed.
    bool suggestsCut() const { return !crossings.isEmpty(); }
    /// Whether anybody says how big it is: without that a low score means nothing.
    bool knowsSize() const { return heuristic.lines > 0 || opinion; }
};

/// Estimates a task and its subtasks. Pure: the same task, thresholds and opinion give the same estimate.
ComplexityEstimate estimateTask(const Task &task, const ComplexityThresholds &thresholds, const std::optional<ComplexityOpinion> &opinion = {});

/// Everything an estimate says, for programs and for the store.
Json toJson(const ComplexityEstimate &estimate);

} // namespace outcrop
