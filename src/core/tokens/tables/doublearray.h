// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <string>
#include <utility>
#include <vector>

namespace outcrop::tables {

/// A trie as two arrays: the unit of a child is found with one exclusive-or. Unit 0 is the root.
struct DoubleArray {
    std::vector<quint32> units;
    std::vector<quint32> values;
};

/// `words` are sorted and differ.
DoubleArray doubleArrayOf(const std::vector<std::pair<std::string, quint32>> &words);

} // namespace outcrop::tables
