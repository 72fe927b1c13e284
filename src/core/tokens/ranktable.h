// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/encoding.h"
#include "core/tokens/tablelayout.h"

#include <span>

namespace outcrop {

/// Reads a vocabulary's table in place. Each lookup takes a few memory accesses, and startup builds no tables.
class RankTable
{
public:
    static constexpr TokenId none = tables::noToken;

    /// The token at the beginning of some bytes, and its size. Every byte is a token, so only empty input has none.
    struct Match {
        TokenId token = none;
        qsizetype size = 0;
    };

    /// `table` must outlive this object.
    explicit RankTable(const char *table);

    TokenId size() const { return TokenId(m_ends.size()); }
    QByteArrayView bytes(TokenId token) const;

    TokenId tokenOfByte(char byte) const { return m_starts[quint8(byte)]; }
    TokenId tokenOfBytes(char first, char second) const { return m_starts[256 + quint8(first) * 256 + quint8(second)]; }
    /// Returns the token that two neighbors merge into, or `none`.
    TokenId mergedToken(TokenId left, TokenId right) const
    {
        const quint64 hash = tables::pairHash(left, right);
        const quint32 bit = tables::filterBitOf(hash);
        if (!(m_filter[bit / 64] >> bit % 64 & 1))
            return none;
        const auto count = quint32(m_pairs.size());
        const quint64 wanted = tables::pairSlotOf(left, right, 0) >> tables::tokenBits;
        for (quint32 at = tables::firstSlot(hash, count);; at = (at + 1) & (count - 1)) {
            const quint64 slot = m_pairs[at];
            if (slot >> tables::tokenBits == wanted)
                return TokenId(slot) & tables::tokenMask;
            if (slot == tables::emptySlot)
                return none;
        }
    }
    // Looking up bytes takes three steps, each done for many pieces, so that the data of the next step can be prefetched. A token that shares half of
    // its hash with another one may not be found; merging also finds those.
    void prefetchWord(quint64 hash) const { __builtin_prefetch(&m_words[tables::firstWordSlot(hash, quint32(m_words.size()))]); }
    /// Returns the slot of a token with the same upper half of the hash, or an empty slot.
    quint64 wordSlot(quint64 hash) const
    {
        const auto count = quint32(m_words.size());
        for (quint32 at = tables::firstWordSlot(hash, count);; at = (at + 1) & (count - 1)) {
            const quint64 slot = m_words[at];
            if (slot == tables::emptySlot)
                return slot;
            if ((slot ^ hash) >> 32 == 0) {
                __builtin_prefetch(bytesOf(slot));
                return slot;
            }
        }
    }
    bool isToken(const tables::ShortKey &key, quint64 slot) const
    {
        return slot != tables::emptySlot && tables::ShortKey::of(bytesOf(slot), slot & ((1u << tables::lengthBits) - 1)) == key;
    }
    /// Returns the longest token at the beginning of these bytes.
    Match longestTokenAt(const char *bytes, qsizetype size) const
    {
        Match longest;
        quint32 link = m_units[0].link;
        for (qsizetype i = 0; i < size; ++i) {
            const auto byte = quint8(bytes[i]);
            const tables::Unit &unit = m_units[tables::childOf(link, byte)];
            link = unit.link;
            if ((link & tables::labelMask) != byte)
                break;
            if (unit.token != none)
                longest = {unit.token, i + 1};
        }
        return longest;
    }
    /// Returns the longest other token that is a prefix of this one. Its size is 0 for a single byte.
    Match longestPrefix(TokenId token) const
    {
        const quint32 prefix = m_prefixes[token];
        return {prefix >> tables::prefixSizeBits, qsizetype(prefix & ((1u << tables::prefixSizeBits) - 1))};
    }
    /// Returns whether two tokens can be neighbors after merging. A sequence is the result of merging if all its neighbors can be.
    bool canBeNeighbors(TokenId left, TokenId right) const;
    /// Returns whether a token may span the position between two wide characters.
    bool canTokenSpan(quint32 left, quint32 right) const
    {
        const quint32 bit = tables::joinBitOf(left, right);
        return m_joins[bit / 64] >> bit % 64 & 1;
    }

private:
    const char *bytesOf(quint64 slot) const { return m_bytes + (quint32(slot) >> tables::lengthBits); }

    std::span<const quint32> m_ends;
    std::span<const quint64> m_pairs;
    std::span<const quint64> m_words;
    const quint64 *m_filter;
    const quint32 *m_prefixes;
    const char *m_bytes;
    const tables::Split *m_splits;
    const tables::Unit *m_units;
    const quint32 *m_starts;
    const quint64 *m_joins;
};

} // namespace outcrop
