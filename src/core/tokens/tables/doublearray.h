// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <string>
#include <vector>

namespace outcrop::tables {

/// Returns the tokens as a double-array trie: one exclusive-or gives the index of a child. Nodes of tokens with low ranks are near the front, because they are
/// used most often.
std::vector<Unit> doubleArrayOf(const std::vector<std::string> &tokens);

} // namespace outcrop::tables
