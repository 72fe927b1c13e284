// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/task.h"

namespace outcrop {

/// One step of the score computation. The steps, applied in order, give the score.
struct Contribution {
    enum class Operation { Add, Multiply };

    QString threshold; ///< path in the thresholds, such as `task_type_multipliers.bug_fix`; empty if no threshold was used
    QString reason;    ///< for display
    Operation operation = Operation::Add;
    double value = 0;
    double result = 0; ///< score after this step
    Location location; ///< location in the thresholds file
};

/// A score computed from the task and the thresholds, without a model. `max_complexity_score` is the maximum for one task. The size adds points:
/// `max_loc_estimate` lines correspond to `max_complexity_score` points. The dependency depth adds points. The number of files, the type, and each concept and
/// circumstance then multiply the score.
struct HeuristicScore {
    double value = 0;
    double lineCount = 0;
    qsizetype fileCount = 0;
    DependencyChain dependencies;
    std::optional<double> tokens;
    std::optional<double> hours;
    QList<Contribution> contributions;
};

HeuristicScore heuristicScore(const Task &task, const ComplexityThresholds &thresholds);

/// Returns the number of changed lines of code: as stated, otherwise from the outputs that the task lists, otherwise the sum over its subtasks. 0 if unknown.
double changedLineCount(const Task &task, const ComplexityThresholds &thresholds);

/// Returns the files of the task and its subtasks in order of first mention, without duplicates.
QStringList filesOf(const Task &task);

} // namespace outcrop
