// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// Typesense's maximum number of hits per page.
constexpr qsizetype maxPageSize = 250;

/// Returns the searches by words in one collection, named as on the server. With Join::All, all terms form one search. With Join::Any, each term is a
/// separate search, because Typesense combines words with "and"; hits of several searches then score higher. Empty if no term has a word.
QList<Json> keywordSearches(const QString &collection, const IndexQuery &query);
/// Returns the search by embedding in one collection.
Json embeddingSearch(const QString &collection, const IndexQuery &query);

/// Returns the search for similar words. The matches are in the highlights of the hits.
Json similarWordSearch(const QString &collection, const QString &word, int maxEdits);
/// Returns the search for the number of vectors by model and the time of the last import.
Json statsSearch(const QString &collection);
/// Returns the search for one document with a vector of this model.
Json modelSearch(const QString &collection, const QString &model);

} // namespace outcrop
