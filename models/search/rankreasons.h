// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchresult.h"
#include "models/budget/valuetable.h"

namespace outcrop {

/// Returns the ranking of a hit. The first rows are the lists that contain the hit, with match, rank, score in the index and share of the fused score. The other rows are
/// the query words that were found, with the fields that contain them.
ValueTable rankTable(const SearchHit &hit);

} // namespace outcrop
