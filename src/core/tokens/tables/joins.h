// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <string>
#include <vector>

namespace outcrop::tables {

/// Returns a bit mask by pairs of wide characters that can be adjacent in a token, completely or in part.
std::vector<quint64> joinsOf(const std::vector<std::string> &tokens);

} // namespace outcrop::tables
