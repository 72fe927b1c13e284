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
        if (size <= tables::ShortKey::capacity) {
            const bool isInside = readable - piece >= 16;
            return remembered(isInside ? tables::shortKeyOfReadable(piece, size) : tables::shortKey(piece, size), piece, size);
        }
        if (endsWide(piece, size))
            return countParts(piece, size);
        if (size <= tables::LongKey::capacity)
            return remembered(tables::longKey(piece, size), piece, size);
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
    qsizetype remembered(const Key &key, const char *piece, qsizetype size)
    {
        const quint64 hash = key.hash();
        if (const quint32 known = m_cache.find(key, hash))
            return known;
        const bool isWide = size > 2 * tables::wideSize && endsWide(piece, size);
        const qsizetype count = isWide ? countParts(piece, size) : m_merge.count(piece, size);
        m_cache.insert(key, hash, quint64(count));
        return count;
    }

    static bool endsWide(const char *piece, qsizetype size) { return tables::leadsWide(piece[size - tables::wideSize]); }
    qsizetype countParts(const char *piece, qsizetype size);
    qsizetype countPart(const char *part, qsizetype size);

    const RankTable &m_ranks;
    PieceMerge m_merge;
    PieceCache m_cache;
};

} // namespace outcrop
