// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/independence.h"

namespace outcrop {

/// Pieces that could be worked on at the same time, by their places in the list.
struct ParallelGroup {
    QList<int> pieces;
    double confidence = 1; ///< how much is known of what makes them independent; 1 for a piece by itself
    bool isSure = true;    ///< false where that is less than `min_parallel_confidence`, or a conflict was let pass: a person's look comes first
};

/// An order for pieces: one group after the other. Every piece is in exactly one group, and after everything that it needs.
struct ParallelPlan {
    QList<ParallelGroup> groups;
    QList<Conflict> conflicts;
    QStringList notes;
    std::optional<double> hours; ///< from beginning to end, where every piece says how long it takes

    /// Whether anything could be done side by side.
    bool isParallel() const;
};

/// The first plan that keeps the file's order where it can: each group takes every piece that is ready and in conflict with none of the group, up to
/// `max_concurrent_agents`. Work of high risk, and task types that `strategy` runs one at a time, run alone.
ParallelPlan planPieces(const QList<Task> &pieces, const ComplexityThresholds &thresholds);

} // namespace outcrop
