// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace outcrop {

/// What two neighbouring symbols become, and how soon: the pair of the lowest rank merges first.
struct PairMerge {
    quint32 rank = 0;
    quint32 symbol = 0;
};

/// The pairs that a vocabulary read from a file can merge.
class PairMerges
{
public:
    virtual ~PairMerges() = default;
    virtual std::optional<PairMerge> find(quint32 left, quint32 right) const = 0;
};

/// How many symbols are left when nothing can be merged any more. Byte-pair encoding as it is defined, in n log n: right before fast.
qint64 countMerged(const QList<quint32> &symbols, const PairMerges &merges);

} // namespace outcrop
