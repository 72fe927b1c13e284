// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace outcrop {

/// Two indexes of equal elements.
struct Match {
    qsizetype before = 0;
    qsizetype after = 0;
};

/// The common elements of two sequences, in ascending order on both sides.
struct SequenceMatch {
    QList<Match> matches;
    bool isExact = true; ///< false if a range was left unmatched because of the work limit
};

/// Returns a long common subsequence of two lists of numbers. The numbers must identify elements consecutively from 0, because memory grows with the
/// largest one. Comparing ranges of n and m numbers takes up to n × m steps. Ranges with more than `maximumWork` steps are split at numbers that occur
/// once on each side, or left unmatched if there are no such numbers.
SequenceMatch matchSequences(const QList<int> &before, const QList<int> &after, qsizetype maximumWork);

} // namespace outcrop
