// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/task.h"

namespace outcrop {

/// The reason why two subtasks should not run at the same time.
struct Conflict {
    QString criterion; ///< the switch in the thresholds, such as `no_shared_files` or `check_import_cycles`
    int first = 0;     ///< index of the subtask; less than `second`
    int second = 0;
    QStringList shared; ///< shared files, functions, state or resources; IDs of dependencies; imports of a cycle
};

/// Returns all conflicts between subtasks by the enabled criteria of `parallelization_rules`, sorted by pair. Criteria that are not listed are enabled. A
/// dependency on the other subtask's result is always a conflict.
QList<Conflict> findConflicts(const QList<Task> &subtasks, const ComplexityThresholds &thresholds);

/// Returns the share of the enabled criteria that are checked and for which both subtasks state the needed data, 0 to 1. Returns 1 if no criterion is enabled.
double statedShare(const Task &one, const Task &other, const ComplexityThresholds &thresholds);

} // namespace outcrop
