// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchresult.h"

namespace outcrop {

/// A ranked list and its weight.
struct WeightedList {
    RankedList list;
    double weight = 1;
    bool isCorrected = false; ///< true if the list was found with spelling-corrected words
};

/// Merges lists by reciprocal rank fusion (Cormack et al., SIGIR 2009). An entry at rank r of a list scores weight / (60 + r), and the scores are summed. The scores of
/// the lists do not count, because they have no common scale. Ties are broken by the best score by words, then by collection and ID. Returns at most `limit` hits,
/// without matched words and snippets.
QList<SearchHit> fuseRanks(const QList<WeightedList> &lists, qsizetype limit);

} // namespace outcrop
