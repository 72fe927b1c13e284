// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchanswer.h"

namespace outcrop {

/// A stretch of a text with a term of a query.
struct TermPlace {
    qsizetype term = 0;  ///< which one
    qsizetype start = 0; ///< in UTF-16 code units
    qsizetype length = 0;
};

/// The locations of terms in a text, in order. Words are found in any form, as indexes do. A match by an index's own rules may have no location here.
QList<TermPlace> placesOf(const QList<SearchTerm> &terms, QStringView text);

/// Which terms are in which fields of a document; terms that are in none are left out.
QList<MatchedWord> matchedWords(const QList<SearchTerm> &terms, const SearchDocument &document);

/// A piece of the document, at most `longest` characters, from where most different terms are close to each other: of its text, else of its summary,
/// else the text's beginning. White space is one blank.
Snippet snippetOf(const QList<SearchTerm> &terms, const SearchDocument &document, qsizetype longest = 180);

} // namespace outcrop
