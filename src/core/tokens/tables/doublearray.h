// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <string>
#include <vector>

namespace outcrop::tables {

/// The tokens as a trie in one array: the unit of a child is found with one exclusive-or. What tokens of low rank need lies together at the front, for
/// these are the ones that texts are full of.
std::vector<Unit> doubleArrayOf(const std::vector<std::string> &tokens);

} // namespace outcrop::tables
