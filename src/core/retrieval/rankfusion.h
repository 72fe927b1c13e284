// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchanswer.h"

namespace outcrop {

/// A list that was ranked, and how much it counts.
struct WeightedList {
    RankedList list;
    double weight = 1;
    bool corrected = false; ///< found by words that were only written almost so
};

/// One list out of several by reciprocal rank: the entry at rank r of a list gets its weight / (60 + r), and the sum decides (G. V. Cormack and others,
/// SIGIR 2009, whose constant it is). Scores of different lists are never compared, for they have no scale in common; only between hits with the same sum the
/// higher score by words comes first, then collection and id decide. Gives at most `limit` hits, without words and snippets.
QList<SearchHit> fuseRanks(const QList<WeightedList> &lists, qsizetype limit);

} // namespace outcrop
