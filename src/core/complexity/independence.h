// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/task.h"

namespace outcrop {

/// Why two pieces are not to be worked on at the same time.
struct Conflict {
    QString criterion; ///< the switch in the thresholds that asks for it, such as `no_shared_files` or `check_import_cycles`
    int first = 0;     ///< places in the list of pieces; the first comes before the second in it
    int second = 0;
    QStringList shared; ///< what they have in common
};

/// Every conflict between pieces, by the criteria and checks that `parallelization_rules` switch on; a switch that is absent is on. Ordered by pair. That a
/// piece needs another's result is always a conflict.
QList<Conflict> conflictsBetween(const QList<Task> &pieces, const ComplexityThresholds &thresholds);

/// How much is known about the independence of two pieces: the share of the criteria in force that both say something about. 1 without criteria.
double knownShare(const Task &one, const Task &other, const ComplexityThresholds &thresholds);

} // namespace outcrop
