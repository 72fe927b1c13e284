// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/piececache.h"
#include "core/tokens/piecemerge.h"

namespace outcrop {

/// Counts and finds the tokens of pieces. Remembers the counts of short ones.
class PieceCounter
{
public:
    explicit PieceCounter(const RankTable &ranks) : m_ranks(ranks), m_merge(ranks) { }

    /// Bytes before `readable` may be read, be they of the piece or not.
    qsizetype count(const char *piece, qsizetype size, const char *readable)
    {
        if (size <= tables::ShortKey::capacity)
            return remembered(keyOf<tables::ShortKey>(piece, size, readable), piece, size, readable);
        if (endsWide(piece, size))
            return countParts(piece, size, readable);
        if (size <= tables::LongKey::capacity)
            return remembered(keyOf<tables::LongKey>(piece, size, readable), piece, size, readable);
        return m_merge.count(piece, size);
    }

    /// The tokens, until the next call of anything.
    std::span<const TokenId> tokens(const char *piece, qsizetype size)
    {
        m_merge.count(piece, size);
        return m_merge.tokens();
    }

    /// See PieceMerge.
    qint64 steps() const { return m_merge.steps(); }

private:
    template<typename Key>
    static Key keyOf(const char *piece, qsizetype size, const char *readable)
    {
        return readable - piece >= Key::readable ? Key::of(piece, size) : tables::keyOfUnpadded<Key>(piece, size);
    }

    template<typename Key>
    qsizetype remembered(const Key &key, const char *piece, qsizetype size, const char *readable)
    {
        const quint64 hash = key.hash();
        if (const quint32 known = m_cache.find(key, hash)) [[likely]]
            return known;
        const bool isWide = size > 2 * tables::wideSize && endsWide(piece, size);
        const qsizetype count = isWide ? countParts(piece, size, readable) : countOf(key, piece, size);
        m_cache.insert(key, hash, quint64(count));
        return count;
    }

    qsizetype countOf(const tables::ShortKey &key, const char *piece, qsizetype size)
    {
        return m_ranks.isToken(key) ? 1 : m_merge.count(piece, size);
    }
    qsizetype countOf(const tables::LongKey &, const char *piece, qsizetype size) { return m_merge.count(piece, size); }

    static bool endsWide(const char *piece, qsizetype size) { return tables::leadsWide(piece[size - tables::wideSize]); }
    qsizetype countParts(const char *piece, qsizetype size, const char *readable);
    qsizetype countPart(const char *part, qsizetype size, const char *readable);

    const RankTable &m_ranks;
    PieceMerge m_merge;
    PieceCache m_cache;
};

} // namespace outcrop
