// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchresult.h"
#include "core/taxonomy/taxonomy.h"

namespace outcrop {

struct QueryEmbedding {
    QList<float> vector; ///< normalized to length 1
    QString model;
};

struct SearchRunOptions {
    bool correctsSpelling = true;     ///< whether to correct misspelled words if there are too few hits
    double embeddingWeight = 1; ///< weight of the lists by embedding; lists by words have weight 1
};

/// Searches an index for documents with every word and, if these are fewer than the limit, for documents with any word. If there are still too few,
/// replaces words that are not in the index with similar ones and searches again. With an embedding, the lists by embedding are merged with those by
/// words. A workload includes its narrower concepts. Errors: those of the index, and Invalid if the query has neither a word nor an embedding.
Result<SearchResult> runSearch(SearchIndex &index, const SearchRequest &request, const Taxonomy &taxonomy,
    const std::optional<QueryEmbedding> &embedding = {}, const SearchRunOptions &options = {});

} // namespace outcrop
