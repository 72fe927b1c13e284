// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/independence.h"

namespace outcrop {

/// Subtasks that could run at the same time, as indexes.
struct ParallelGroup {
    QList<int> subtasks;
    double confidence = 1; ///< lowest share of known independence criteria of any pair; 1 for a single subtask
    bool needsReview = false; ///< true if `confidence` is below `min_parallel_confidence` or a conflict was ignored, so that a person should review the group
};

/// A sequence of groups. Unless `notes` report a cycle or too many subtasks, every subtask is in exactly one group, after all subtasks that it depends on.
struct ParallelPlan {
    QList<ParallelGroup> groups;
    QList<Conflict> conflicts;
    QStringList notes;
    std::optional<double> hours; ///< total duration; nullopt if there are no subtasks, one has no duration, or `notes` report a cycle or too many subtasks

    /// Returns whether any group has several subtasks.
    bool isParallel() const;
};

/// Plans greedily in the given order. Each group takes up to `max_concurrent_agents` subtasks that are ready. Unless `fail_safe_sequential` is off, they must not
/// conflict with each other. Subtasks that canRunInParallel() rejects are in different groups. Fewer than `min_subtasks_for_parallel` subtasks get a group each.
ParallelPlan planParallelGroups(const QList<Task> &subtasks, const ComplexityThresholds &thresholds);

} // namespace outcrop
