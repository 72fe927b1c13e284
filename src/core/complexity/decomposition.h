// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/exceededlimits.h"

namespace outcrop {

/// The source of a decomposition.
enum class SubtaskSource {
    None,    ///< no decomposition: no limit is exceeded, or the task has too few files or lines to split it
    Task,    ///< the subtasks that the task states
    Opinion, ///< the subtasks that the model proposes
    Files,   ///< the task's files, grouped by path
};

QString subtaskSourceName(SubtaskSource source);

/// A proposal for splitting a task.
struct Decomposition {
    SubtaskSource source = SubtaskSource::None;
    QList<Task> subtasks;
    QStringList notes; ///< objections to the proposal, or the reason why there is none
};

/// Returns the subtasks that the task states, else those of the opinion, else the files of the task in groups if a limit is exceeded. The number of groups
/// depends on the limit and on `min_subtask_count`, `min_subtask_loc` and `max_total_subtasks`.
Decomposition decompose(const Task &task, const HeuristicScore &heuristic, const QList<ExceededLimit> &exceededLimits,
    const std::optional<ComplexityOpinion> &opinion, const ComplexityThresholds &thresholds);

} // namespace outcrop
