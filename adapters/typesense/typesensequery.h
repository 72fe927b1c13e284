// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/ports/searchindex.h"

namespace outcrop {

/// What Typesense gives in one page.
constexpr qsizetype longestPage = 250;

/// What is asked of one collection, by its name on the server, to find documents by words. All terms make one search; where any of them is enough each makes
/// a separate one, for Typesense joins words by "and": what several of them find counts more.
QList<Json> searchesByWords(const QString &collection, const IndexQuery &query);
/// The same by meaning.
Json searchByMeaning(const QString &collection, const IndexQuery &query);

/// Looks for words that are written almost so; the matches are in the hits' highlights.
Json searchForWords(const QString &collection, const QString &word, int edits);
/// How many vectors of which model there are, and when the last document came.
Json searchForFigures(const QString &collection);
/// One document with a vector of this model.
Json searchForModel(const QString &collection, const QString &model);

} // namespace outcrop
