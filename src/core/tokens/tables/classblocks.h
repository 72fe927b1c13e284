// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <string>
#include <vector>

namespace outcrop::tables {

/// The classes of all code points in a two-level table. From `directClasses` on, identical blocks are stored once.
struct ClassBlocks {
    std::vector<quint16> blocks;
    std::vector<CharacterClass> classes;
};

/// Parses text with one range per line: first code point, last one, class. Exits with a message if the text is invalid.
ClassBlocks classBlocksOf(const std::string &text);

} // namespace outcrop::tables
