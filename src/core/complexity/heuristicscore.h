// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/task.h"

namespace outcrop {

/// One step of a score: what was added or multiplied, and why. The steps taken in order give the score.
struct Contribution {
    enum class Operation { Add, Multiply };

    QString threshold; ///< the path in the thresholds, such as `task_type_multipliers.bug_fix`; empty where none took part
    QString reason;    ///< for people
    Operation operation = Operation::Add;
    double value = 0;
    double result = 0; ///< the score after it
    Location location; ///< in the thresholds
};

/// A score by the thresholds alone, on their scale: `max_complexity_score` is the most that one piece of work should have.
///
/// Size: a task of `max_loc_estimate` lines has as many points as `max_complexity_score`. Depth of dependencies adds points. Then the number of files, the
/// type, and every concept and circumstance multiply.
struct HeuristicScore {
    double value = 0;
    double lines = 0;
    qsizetype files = 0;
    DependencyChain dependencies;
    std::optional<double> tokens;
    std::optional<double> hours;
    QList<Contribution> contributions;
};

HeuristicScore heuristicScore(const Task &task, const ComplexityThresholds &thresholds);

/// Lines of code that will change: as the task says, else by what it makes, else those of its subtasks.
double linesOf(const Task &task, const ComplexityThresholds &thresholds);

/// Every file that the task or a subtask names, each once, in the order in which they are named.
QStringList filesOf(const Task &task);

} // namespace outcrop
