// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchanswer.h"
#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// What a query means, as a provider says.
struct QueryMeaning {
    QList<float> vector; ///< of length 1
    QString model;
};

/// How a search goes about it.
struct SearchRules {
    bool corrects = true;     ///< look for words that are written almost so, where the words as typed gave too little
    double meaningWeight = 1; ///< of lists by meaning, beside 1 of those by words
};

/// Searches an index. First for documents that have every word; where they are fewer than the limit, for those that have any, the best of which have most.
/// Where even these are too few, words that the index does not have are taken for those that it has and that are written almost so, and the query is
/// asked again. With a meaning, the lists by meaning are fused with those by words. A workload means the narrower ones of the taxonomy, too.
/// Errors are the index's, and Invalid where the query has no word and no meaning.
Result<SearchAnswer> runSearch(SearchIndex &index, const SearchRequest &request, const Taxonomy &taxonomy, const std::optional<QueryMeaning> &meaning = {},
                               const SearchRules &rules = {});

} // namespace outcrop
