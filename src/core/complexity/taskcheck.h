// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/digraph.h"
#include "core/complexity/task.h"

namespace outcrop {

/// Reports problems that the schema cannot detect. These are words missing from the thresholds, duplicate and unknown IDs, dependency cycles, and more subtasks or levels
/// than `safety_limits` allow.
Diagnostics checkTask(const Task &task, const ComplexityThresholds &thresholds);

/// Returns the index of the task with this ID, or -1.
int indexOfTask(const QList<Task> &tasks, const QString &id);

/// Returns the dependencies stated by `after`: for each task the tasks before it. Ignores unknown IDs and references of a task to itself.
Digraph dependencyGraph(const QList<Task> &tasks);

} // namespace outcrop
