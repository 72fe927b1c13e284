// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace outcrop::tables {

using Ranks = std::unordered_map<std::string_view, quint32>;

Ranks ranksOf(const std::vector<std::string> &tokens);

/// What each token is merged from. Ends the program with a message where merging its bytes does not give a token: all that reads the tables relies on it.
std::vector<Split> splitsOf(const std::vector<std::string> &tokens);

} // namespace outcrop::tables
