// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchanswer.h"

namespace outcrop {

/// A stretch of a text where a term of a query stands.
struct TermPlace {
    qsizetype term = 0;  ///< which one
    qsizetype start = 0; ///< in UTF-16 code units
    qsizetype length = 0;
};

/// Where terms stand in a text, in order. Words are found in any form, as indexes do. What an index found by rules of its own may have no place here.
QList<TermPlace> placesOf(const QList<SearchTerm> &terms, QStringView text);

/// Which terms stand in which fields of a document; those that stand nowhere are left out.
QList<MatchedWord> matchedWords(const QList<SearchTerm> &terms, const SearchDocument &document);

/// A piece of the document, at most `longest` characters, from where most different terms stand close to each other: of its text, else of its summary,
/// else the text's beginning. White space is one blank.
Snippet snippetOf(const QList<SearchTerm> &terms, const SearchDocument &document, qsizetype longest = 180);

} // namespace outcrop
