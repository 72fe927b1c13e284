// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/task.h"

namespace outcrop {

/// The confidence of a figure, from 0 to 1, with its parts. It states how much is known, and is not a probability of being right.
struct Confidence {
    double value = 0;
    QStringList reasons;
};

/// How sure a heuristic score is: the share of its six inputs (type, size, files, dependencies, concepts, circumstances) that the task states, less
/// `untested_code_penalty` if the task's code has no tests, and `similar_task_boost` more where such tasks went well before.
Confidence heuristicConfidence(const Task &task, const ComplexityThresholds &thresholds);

} // namespace outcrop
