// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/limitcrossing.h"

namespace outcrop {

/// Who proposes the pieces.
enum class PieceSource {
    None,    ///< none: the task is small enough, or there is nothing to split it by
    Task,    ///< the task's own subtasks
    Opinion, ///< the model that was asked
    Files,   ///< the task's files, taken together by their folders
};

QString pieceSourceName(PieceSource source);

/// A way to cut a task.
struct Decomposition {
    PieceSource source = PieceSource::None;
    QList<Task> pieces;
    QStringList notes; ///< what speaks against it, or why there is none
};

/// The pieces of a task: its own, else the opinion's, else by files where a limit is crossed: enough that each piece keeps the limits, as far as
/// `min_subtask_count`, `min_subtask_loc` and `max_total_subtasks` allow.
Decomposition decompose(const Task &task, const HeuristicScore &heuristic, const QList<LimitCrossing> &crossings,
    const std::optional<ComplexityOpinion> &opinion, const ComplexityThresholds &thresholds);

} // namespace outcrop
