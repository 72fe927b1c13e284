// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/encoding.h"
#include "core/tokens/tablelayout.h"

#include <span>

namespace outcrop {

/// Reads the table of a vocabulary where it lies. Every look-up is a few accesses to memory; nothing is made at start.
class RankTable
{
public:
    static constexpr TokenId none = tables::nothing;

    /// A token at the beginning of a text, and its size. Every byte is a token, so that only an empty text begins with none.
    struct Match {
        TokenId token = none;
        qsizetype size = 0;
    };

    /// `table` must outlive this.
    explicit RankTable(const char *table);

    TokenId size() const { return TokenId(m_ends.size()); }
    QByteArrayView bytes(TokenId token) const;

    TokenId ofByte(char byte) const { return m_starts[quint8(byte)]; }
    TokenId ofBytes(char first, char second) const { return m_starts[256 + quint8(first) * 256 + quint8(second)]; }
    /// The token that two neighbours become.
    TokenId merged(TokenId left, TokenId right) const
    {
        const quint64 hash = tables::pairHash(left, right);
        const auto count = quint32(m_pairs.size());
        for (quint32 at = tables::firstSlot(hash, count);; at = (at + 1) & (count - 1)) {
            const quint32 slot = m_pairs[at];
            if (slot == tables::emptySlot)
                return none;
            if (tables::slotMatches(slot, hash) && m_splits[slot & tables::tokenMask] == tables::Split{left, right})
                return slot & tables::tokenMask;
        }
    }
    /// The longest token that these bytes begin with.
    Match longestAt(const char *bytes, qsizetype size) const
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
    /// Whether merging ever leaves these two beside each other. Every sequence whose neighbours all can is what merging gives.
    bool canMeet(TokenId left, TokenId right) const;
    /// Whether a token may reach across the border of two wide characters.
    bool mayJoin(quint32 left, quint32 right) const
    {
        const quint32 bit = tables::joinOf(left, right);
        return m_joins[bit / 64] >> bit % 64 & 1;
    }

private:
    std::span<const quint32> m_ends;
    std::span<const quint32> m_pairs;
    const char *m_bytes;
    const tables::Split *m_splits;
    const tables::Unit *m_units;
    const quint32 *m_starts;
    const quint64 *m_joins;
};

} // namespace outcrop
