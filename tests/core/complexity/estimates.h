// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"
#include "tests/core/documents/findinglines.h"

#include <QTest>

namespace outcrop::testing {

/// Returns the YAML of thresholds with round numbers, so that scores are easy to verify.
inline QByteArray thresholdsYaml()
{
    return "complexity_heuristics:\n"
           "  loc_estimation: {part: 10, whole: 50}\n"
           "  file_count_weights: {1_file: 1, 2_3_files: 2, 4_plus_files: 3}\n"
           "  dependency_depth_scoring: {depth_0: 0, depth_1: 5, depth_2_plus: 20}\n"
           "  conceptual_complexity: {hard: 2, security_critical: 1.5}\n"
           "  special_cases: {late: 1.5}\n"
           "decomposition_thresholds: {max_tokens: 1000, max_files: 3, max_dependencies: 2, max_duration_hours: 4, max_loc_estimate: 200, max_complexity_score: 100,\n"
           "  suggestion_threshold: 60, min_subtask_count: 3, decomposition_confidence_threshold: 0.75}\n"
           "parallelization_rules: {min_subtasks_for_parallel: 3, max_concurrent_agents: 4}\n"
           "task_type_multipliers: {feature_implementation: 1.5, bug_fix: 0.5, testing: 0.6, documentation: 0.4}\n"
           "safety_limits: {max_decomposition_depth: 2, max_total_subtasks: 8, min_subtask_loc: 5}\n"
           "confidence_scoring: {min_parallel_confidence: 0.8, untested_code_penalty: 0.15, similar_task_boost: 0.1}\n";
}

inline ComplexityThresholds thresholdsFrom(const QByteArray &yaml)
{
    return readComplexityThresholds(readDocument(QStringLiteral("config/complexity_thresholds.yaml"), yaml));
}

inline ComplexityThresholds someThresholds()
{
    return thresholdsFrom(thresholdsYaml());
}

inline TaskDocument taskFrom(const QByteArray &yaml, const ComplexityThresholds &thresholds = someThresholds())
{
    return readTask(QString::fromUtf8(yaml), QStringLiteral("task.yaml"), thresholds);
}

inline ComplexityEstimate estimateOf(const QByteArray &yaml, const ComplexityThresholds &thresholds = someThresholds())
{
    return estimateTask(taskFrom(yaml, thresholds).task, thresholds);
}

/// Returns the groups of a plan by the positions of their subtasks: `0 2 | 1`.
inline QString groupsText(const ParallelPlan &plan)
{
    QStringList groups;
    for (const ParallelGroup &group : plan.groups) {
        QStringList pieces;
        for (const int piece : group.subtasks)
            pieces.append(QString::number(piece));
        groups.append(pieces.join(u' '));
    }
    return groups.join(QStringLiteral(" | "));
}

} // namespace outcrop::testing
