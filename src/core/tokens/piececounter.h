// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/piececache.h"
#include "core/tokens/piecemerge.h"

namespace outcrop {

/// Counts and finds the tokens of pieces. Remembers the counts of short ones. A step from a new piece to its count waits for memory more than it works, so new
/// pieces gather, and each step is made for many of them: its memory is loaded while others have their turn.
class PieceCounter
{
public:
    explicit PieceCounter(const RankTable &ranks) : m_ranks(ranks), m_merge(ranks) { }

    /// Adds a piece to those whose tokens finish() counts; it must stay until then. Bytes before `readable` may be read, be they of the piece or not.
    void add(const char *piece, qsizetype size, const char *readable)
    {
        if (size > 2 * tables::wideSize && tables::leadsWide(piece[size - tables::wideSize]))
            addParts(piece, size, readable);
        else
            addPart(piece, size, readable);
    }
    /// How many tokens the pieces since the last call have.
    qint64 finish();

    /// The tokens, until the next call of anything.
    std::span<const TokenId> tokens(const char *piece, qsizetype size)
    {
        m_merge.count(piece, size);
        return m_merge.tokens();
    }

private:
    /// Pieces that the cache does not have.
    template<typename Key>
    struct Gathered {
        static constexpr int capacity = 96;
        struct Piece {
            Key key;
            quint64 hash;
            const char *begin;
            qsizetype size;
        };
        int count = 0;
        Piece pieces[capacity];
    };

    void addParts(const char *piece, qsizetype size, const char *readable);
    void addPart(const char *part, qsizetype size, const char *readable)
    {
        if (size <= tables::ShortKey::capacity)
            gather(m_short, part, size, readable);
        else if (size <= tables::LongKey::capacity)
            gather(m_long, part, size, readable);
        else
            m_total += m_merge.count(part, size);
    }

    template<typename Key>
    void gather(Gathered<Key> &gathered, const char *piece, qsizetype size, const char *readable)
    {
        const Key key = readable - piece >= Key::readable ? Key::of(piece, size) : tables::keyOfUnpadded<Key>(piece, size);
        const quint64 hash = key.hash();
        // Without a branch here, too.
        const quint32 known = m_cache.find(key, hash);
        m_total += known;
        gathered.pieces[gathered.count] = {key, hash, piece, size};
        gathered.count += known == 0;
        if (gathered.count == Gathered<Key>::capacity)
            countAll(gathered);
    }

    template<typename Key>
    void countAll(Gathered<Key> &gathered);
    void takeTokens(Gathered<tables::ShortKey> &gathered);
    void takeTokens(Gathered<tables::LongKey> &) { } // so long a token is rare

    const RankTable &m_ranks;
    PieceMerge m_merge;
    PieceCache m_cache;
    Gathered<tables::ShortKey> m_short;
    Gathered<tables::LongKey> m_long;
    qint64 m_total = 0;
};

} // namespace outcrop
