// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <string>
#include <vector>

namespace outcrop::tables {

/// A bit for each two wide characters whose bytes, or the last of the one and the first of the other, are adjacent in a token.
std::vector<quint64> joinsOf(const std::vector<std::string> &tokens);

} // namespace outcrop::tables
