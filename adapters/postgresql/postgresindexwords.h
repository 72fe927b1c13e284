// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

namespace outcrop {

/// Returns a document's words as tsvector text: stems, and the words themselves with the prefix "=". Each has a position and a weight (A title, B summary, C tags, D
/// text). Omits words of more than 200 characters, and words beyond 300,000 characters of output, because a tsvector is limited to 1 MB.
QString wordVector(const SearchDocument &document);

/// Returns terms as tsquery text, or an empty string if no term has a letter or digit.
QString wordQuery(const QList<SearchTerm> &terms, IndexQuery::Join join);

} // namespace outcrop
