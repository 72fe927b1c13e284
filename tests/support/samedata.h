// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <algorithm>

namespace outcrop::testing {

/// Returns whether two trees have the same values at the same locations.
inline bool isSameData(const DataNode &a, const DataNode &b)
{
    const auto isSameMember = [](const DataNode::Member &one, const DataNode::Member &other) {
        return one.key == other.key && one.keyRange == other.keyRange && isSameData(one.value, other.value);
    };
    return a.kind() == b.kind() && a.text() == b.text() && a.range() == b.range()
        && std::equal(a.items().begin(), a.items().end(), b.items().begin(), b.items().end(), isSameData)
        && std::equal(a.members().begin(), a.members().end(), b.members().begin(), b.members().end(), isSameMember);
}

} // namespace outcrop::testing
