// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/task.h"

namespace outcrop {

/// A confidence from 0 to 1, with its reasons. It measures the completeness of the input and is not a probability.
struct Confidence {
    double value = 0;
    QStringList reasons;
};

/// Returns the confidence of a heuristic score. It is the share of its six inputs (type, size, files, dependencies, concepts, circumstances) that the task states.
/// Subtracts `untested_code_penalty` if the code has no tests, and adds `similar_task_boost` if similar tasks succeeded before. Inputs inferred from the text count half.
/// Size, files and dependencies also count as stated if all subtasks state them. The result is clamped to 0 to 1.
Confidence heuristicConfidence(const Task &task, const ComplexityThresholds &thresholds);

} // namespace outcrop
