// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/task.h"
#include "core/complexity/taskwords.h"

#include <functional>

namespace outcrop {

/// Returns the location of a passage in a text.
using PassageLocator = std::function<Location(qsizetype start, const QString &passage)>;

/// Finds the inputs that an English text states:
/// - the type, by its first matching word
/// - the features, which are the objects of verbs such as `add`
/// - paths
/// - outputs and their numbers
/// - integrations
/// - words that indicate difficulties or circumstances
/// Sorted by position. A negated word (`no`, `not`, `without`) is ignored.
QList<TaskEvidence> findTaskEvidence(const QString &text, const TaskWords &words, const PassageLocator &locate);

/// Adds the inputs that only the text of the task states, and lists them in `task.inferredKeys`.
void inferInputs(Task &task, const TaskWords &words, const QList<TaskEvidence> &evidence);

} // namespace outcrop
