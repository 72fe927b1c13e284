// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchresult.h"

namespace outcrop {

/// The location of a query term in a text.
struct TermLocation {
    qsizetype term = 0;  ///< index of the term
    qsizetype start = 0; ///< offset in UTF-16 code units
    qsizetype length = 0;
};

/// Returns the locations of terms in a text, in order. Words match by stem, as in the index. A match that an index found by other rules may have no location.
QList<TermLocation> findTermLocations(const QList<SearchTerm> &terms, QStringView text);

/// Returns the fields that contain each term. Terms without a match are omitted.
QList<MatchedWord> findMatchedWords(const QList<SearchTerm> &terms, const SearchDocument &document);

/// Returns an excerpt with the most distinct terms: from the text, else from the summary. Without a match, the beginning of the text, or of
/// the summary if there is no text. It has at most `longest` characters
/// and an ellipsis for omitted text at each end. Whitespace is collapsed.
Snippet makeSnippet(const QList<SearchTerm> &terms, const SearchDocument &document, qsizetype longest = 180);

} // namespace outcrop
