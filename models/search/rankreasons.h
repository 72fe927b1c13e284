// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchresult.h"
#include "models/budget/valuetable.h"

namespace outcrop {

/// Returns the ranking of a hit: a row for each list that contains it (match, rank, score in the index, share of the fused score), then a row for
/// each query word that was found, with the fields that contain it.
ValueTable rankTable(const SearchHit &hit);

} // namespace outcrop
