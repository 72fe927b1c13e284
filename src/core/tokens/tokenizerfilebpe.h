// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace outcrop {

/// The result and rank of merging two neighboring symbols. The pair with the lowest rank is merged first.
struct PairMerge {
    quint32 rank = 0;
    quint32 symbol = 0;
};

/// The merges of a vocabulary read from a file.
class PairMerges
{
public:
    virtual ~PairMerges() = default;
    virtual std::optional<PairMerge> find(quint32 left, quint32 right) const = 0;
};

/// Returns the number of symbols after all merges. Produces the same result as the reference byte-pair encoding, in O(n log n).
qint64 countMerged(const QList<quint32> &symbols, const PairMerges &merges);

} // namespace outcrop
