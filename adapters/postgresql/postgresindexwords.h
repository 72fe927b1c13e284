// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

namespace outcrop {

/// A document's words as a tsvector is written: stems, and behind "=" the words themselves, each with its place and weight (A title, B summary, C tags,
/// D text). What goes beyond the megabyte that a tsvector may have is left out; so are words of more than 200 letters.
QString wordVector(const SearchDocument &document);

/// Terms as a tsquery is written; empty where no term has a letter or a digit.
QString wordQuery(const QList<SearchTerm> &terms, IndexQuery::Join join);

} // namespace outcrop
