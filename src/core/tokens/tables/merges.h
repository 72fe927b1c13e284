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

/// Returns the two tokens that each token is merged from. Exits with a message if merging a token's bytes does not result in the token, because all readers
/// of the tables rely on that.
std::vector<Split> splitsOf(const std::vector<std::string> &tokens);

} // namespace outcrop::tables
