// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <limits>
#include <optional>

namespace outcrop {

/// The numbers that a key of the thresholds stands for: 2 and 3 for `2_3_files`, 5 and more for `depth_5_plus`.
struct CountRange {
    int from = 0;
    int to = std::numeric_limits<int>::max();

    bool contains(int count) const { return count >= from && count <= to; }
    bool overlaps(const CountRange &other) const { return from <= other.to && other.from <= to; }
};

/// Nothing where the key says no number, or an empty range.
std::optional<CountRange> countRange(const QString &key);

} // namespace outcrop
