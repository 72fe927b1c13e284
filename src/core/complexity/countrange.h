// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <limits>
#include <optional>

namespace outcrop {

/// The counts that a threshold key refers to: 2 and 3 for `2_3_files`, 5 or more for `depth_5_plus`.
struct CountRange {
    int from = 0;
    int to = std::numeric_limits<int>::max();

    bool contains(int count) const { return count >= from && count <= to; }
    bool overlaps(const CountRange &other) const { return from <= other.to && other.from <= to; }
};

/// Returns the counts that a key refers to; nullopt if it has another form, no number or an empty range.
std::optional<CountRange> countRange(const QString &key);

} // namespace outcrop
