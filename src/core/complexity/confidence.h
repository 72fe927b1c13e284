// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/task.h"

namespace outcrop {

/// A confidence from 0 to 1, with its reasons. Measures the completeness of the input; not a probability.
struct Confidence {
    double value = 0;
    QStringList reasons;
};

/// Returns the confidence of a heuristic score: the share of its six inputs (type, size, files, dependencies, concepts, circumstances) that the
/// task states (inputs inferred from its text count half; for size, files and dependencies, it suffices that all subtasks state them), minus
/// `untested_code_penalty` if the code has no tests, plus `similar_task_boost` if similar tasks succeeded before. Clamped to 0 to 1.
Confidence heuristicConfidence(const Task &task, const ComplexityThresholds &thresholds);

} // namespace outcrop
