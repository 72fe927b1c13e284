// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <string>
#include <vector>

namespace outcrop::tables {

/// The class of every code point in two steps; equal blocks are kept once.
struct ClassBlocks {
    std::vector<quint16> blocks;
    std::vector<CharacterClass> classes;
};

/// From a text whose lines are ranges: first code point, last one, class. Ends the program with a message for any other text.
ClassBlocks classBlocksOf(const std::string &text);

} // namespace outcrop::tables
