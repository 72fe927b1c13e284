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

    /// `table` must outlive this.
    explicit RankTable(const char *table);

    TokenId size() const { return TokenId(m_ends.size()); }
    qsizetype longest() const { return m_longest; }
    QByteArrayView bytes(TokenId token) const { return {m_bytes + begin(token), qsizetype(m_ends[token] - begin(token))}; }
    qsizetype length(TokenId token) const { return qsizetype(m_ends[token] - begin(token)); }

    /// The token that is these bytes; `hash` is their tables::hashOf().
    TokenId find(const char *bytes, qsizetype size, quint64 hash) const;
    TokenId ofByte(char byte) const { return m_byteTokens[quint8(byte)]; }
    /// The token that two neighbours become.
    TokenId merged(TokenId left, TokenId right) const;
    /// Whether merging ever leaves these two beside each other. Every sequence whose neighbours all can is what merging gives.
    bool canMeet(TokenId left, TokenId right) const;
    /// The longest token that `bytes` begin with.
    TokenId longestAt(const char *bytes, qsizetype size) const;

private:
    quint32 begin(TokenId token) const { return token == 0 ? 0 : m_ends[token - 1]; }

    qsizetype m_longest;
    std::span<const quint32> m_ends;
    const char *m_bytes;
    const quint32 *m_byteTokens;
    std::span<const quint32> m_vocabulary;
    std::span<const quint32> m_pairs;
    const tables::Split *m_splits;
    const quint32 *m_units;
    const quint32 *m_values;
};

} // namespace outcrop
