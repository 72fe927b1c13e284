// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/digraph.h"
#include "core/complexity/task.h"

namespace outcrop {

/// What is wrong with a task that its schema cannot know: words that the thresholds do not have, ids that are repeated or unknown, an order that leads back
/// to itself, more subtasks or levels than the thresholds' `safety_limits`.
Diagnostics checkTask(const Task &task, const ComplexityThresholds &thresholds);

/// The index of the subtask with this id in the list; -1 if there is none.
int indexOfTask(const QList<Task> &tasks, const QString &id);

/// The order that `after` asks for: for every task those it comes after. Ids that are nowhere, and its own, are left out.
Digraph orderOf(const QList<Task> &tasks);

} // namespace outcrop
