// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchanswer.h"
#include "models/budget/figuretable.h"

namespace outcrop {

/// Why one hit ranked: a row for each list that has it (how it was found, its place, the index's own score, its part of the fused score), then a row for
/// each word of the query and where it was found.
FigureTable rankTable(const SearchHit &hit);

} // namespace outcrop
