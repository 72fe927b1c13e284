// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/ranktable.h"

namespace outcrop {
namespace {

using namespace tables;

template<typename Value>
std::span<const Value> read(const char *table, Section section)
{
    return {reinterpret_cast<const Value *>(table + section.offset), section.count};
}

/// The first token in slots from where `hash` leads that `isWanted`.
template<typename IsWanted>
TokenId search(std::span<const quint32> slots, quint64 hash, IsWanted isWanted)
{
    const auto count = quint32(slots.size());
    for (quint32 at = firstSlot(hash, count);; at = (at + 1) & (count - 1)) {
        const quint32 slot = slots[at];
        if (slot == emptySlot)
            return RankTable::none;
        if (slotMatches(slot, hash) && isWanted(slot & tokenMask))
            return slot & tokenMask;
    }
}

} // namespace

RankTable::RankTable(const char *table)
{
    RankTableHeader header;
    std::memcpy(&header, table, sizeof header);
    Q_ASSERT(header.magic == magic);
    m_longest = header.longest;
    m_ends = read<quint32>(table, header.ends);
    m_bytes = table + header.bytes.offset;
    m_byteTokens = read<quint32>(table, header.byteTokens).data();
    m_vocabulary = read<quint32>(table, header.vocabulary);
    m_pairs = read<quint32>(table, header.pairs);
    m_splits = read<Split>(table, header.splits).data();
    m_units = read<quint32>(table, header.units).data();
    m_values = read<quint32>(table, header.values).data();
}

TokenId RankTable::find(const char *bytes, qsizetype size, quint64 hash) const
{
    return search(m_vocabulary, hash, [&](TokenId token) { return length(token) == size && std::memcmp(m_bytes + begin(token), bytes, size_t(size)) == 0; });
}

TokenId RankTable::merged(TokenId left, TokenId right) const
{
    return search(m_pairs, pairHash(left, right), [&](TokenId token) { return m_splits[token] == Split{left, right}; });
}

/// Undoes the merges at the border from both sides, the latest first: had the two halves there merged with each other before, then the tokens
/// could not have come to be.
bool RankTable::canMeet(TokenId left, TokenId right) const
{
    for (TokenId limit = none;;) {
        const TokenId across = merged(left, right);
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

TokenId RankTable::longestAt(const char *bytes, qsizetype size) const
{
    TokenId longest = none;
    quint32 unit = m_units[0];
    for (qsizetype i = 0; i < size; ++i) {
        const quint8 byte = quint8(bytes[i]);
        const quint32 child = childOf(unit, byte);
        unit = m_units[child];
        if ((unit & labelMask) != byte)
            break;
        if (unit & endsToken)
            longest = m_values[child];
    }
    return longest;
}

} // namespace outcrop
