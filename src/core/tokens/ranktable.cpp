// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/ranktable.h"

namespace outcrop {

using namespace tables;

namespace {

template<typename Value>
std::span<const Value> read(const char *table, Section section)
{
    return {reinterpret_cast<const Value *>(table + section.offset), section.count};
}

} // namespace

RankTable::RankTable(const char *table)
{
    RankTableHeader header;
    std::memcpy(&header, table, sizeof header);
    Q_ASSERT(header.magic == magic);
    m_ends = read<quint32>(table, header.ends);
    m_bytes = table + header.bytes.offset;
    m_pairs = read<quint64>(table, header.pairs);
    m_words = read<quint64>(table, header.words);
    m_filter = read<quint64>(table, header.filter).data();
    m_prefixes = read<quint32>(table, header.prefixes).data();
    m_splits = read<Split>(table, header.splits).data();
    m_units = read<Unit>(table, header.units).data();
    m_starts = read<quint32>(table, header.starts).data();
    m_joins = read<quint64>(table, header.joins).data();
}

QByteArrayView RankTable::bytes(TokenId token) const
{
    const quint32 begin = token == 0 ? 0 : m_ends[token - 1];
    return {m_bytes + begin, qsizetype(m_ends[token] - begin)};
}

/// Undoes the merges next to the border, the latest first. If the two parts at the border would have merged with each other earlier, the
/// tokens cannot be neighbors.
bool RankTable::canBeNeighbors(TokenId left, TokenId right) const
{
    for (TokenId limit = none;;) {
        const TokenId across = mergedToken(left, right);
        if (across < limit)
            return false;
        const bool splitsLeft = left > right ? m_splits[left].right != left : m_splits[right].left == right;
        if (splitsLeft) {
            limit = left;
            left = m_splits[left].right;
            if (left == limit)
                return true;
        } else {
            limit = right + 1;
            right = m_splits[right].left;
            if (right + 1 == limit)
                return true;
        }
    }
}

} // namespace outcrop
