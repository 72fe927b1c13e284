// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace outcrop {

/// Two places that hold the same.
struct Match {
    qsizetype before = 0;
    qsizetype after = 0;
};

/// What two sequences have in common, in order: each match lies behind the one before it on both sides.
struct SequenceMatch {
    QList<Match> matches;
    bool exact = true; ///< false: the work was bounded, so that there may be more
};

/// A long common subsequence of two lists of numbers, which count things from 0 on: memory grows with the largest. A stretch of n against m numbers
/// costs at most n × m steps, and is left alone where that is more than `mostWork`; numbers that occur once on each side cut long sequences into such
/// stretches.
SequenceMatch matchSequences(const QList<int> &before, const QList<int> &after, qsizetype mostWork);

} // namespace outcrop
