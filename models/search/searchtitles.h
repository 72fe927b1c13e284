// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchresult.h"

#include <QString>

namespace outcrop {

/// Returns the title of a collection, such as `Skills` for `skills`; the name of a user-defined collection is returned unchanged.
QString collectionTitle(const QString &collection);
/// Returns the location of a hit: its path, and its line if known; or its collection and ID if it is not in a file.
QString locationText(const SearchDocument &document);
/// Returns the ranking of a hit: `words: rank 2 in Skills (61%) · meaning: rank 1 in Skills (39%)`.
QString hitReasonText(const SearchHit &hit);
/// Returns a summary of the results, with corrections and findings: `12 results with every word; 3 results by meaning only; “deply” corrected to “deploy”`.
QString searchResultText(const SearchResult &result);
/// Returns the state of the index: `812 documents in 5 collections, 640 with embeddings, 3.1 MB, updated 11/21/26, 10:10 PM`;
/// `No index yet` if it is empty.
QString indexText(const IndexStats &stats);

} // namespace outcrop
