// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/piececache.h"
#include "core/tokens/piecemerge.h"

namespace outcrop {

/// Counts and returns the tokens of pieces, and caches the counts of short ones. Counting a new piece is limited by memory latency. Therefore, new pieces
/// are collected, and each step is done for many of them to overlap their memory accesses.
class PieceCounter
{
public:
    explicit PieceCounter(const RankTable &ranks) : m_ranks(ranks), m_merge(ranks) { }

    /// Adds a piece for finish(). It must remain valid until then. Bytes before `readable` may be read, even if they are not part of the piece.
    void add(const char *piece, qsizetype size, const char *readableEnd)
    {
        if (size > 2 * tables::wideSize && tables::startsWideCharacter(piece[size - tables::wideSize]))
            addParts(piece, size, readableEnd);
        else
            addPart(piece, size, readableEnd);
    }
    /// Returns the number of tokens in the pieces added since the last call.
    qint64 finish();

    /// Returns the tokens of a piece. Valid until the next call of any member function.
    std::span<const TokenId> tokens(const char *piece, qsizetype size)
    {
        m_merge.count(piece, size);
        return m_merge.tokens();
    }

private:
    /// Collected pieces that are not in the cache.
    template<typename Key>
    struct PieceBatch {
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

    void addParts(const char *piece, qsizetype size, const char *readableEnd);
    void addPart(const char *part, qsizetype size, const char *readableEnd)
    {
        if (size <= tables::ShortKey::capacity)
            collectPiece(m_shortPieces, part, size, readableEnd);
        else if (size <= tables::LongKey::capacity)
            collectPiece(m_long, part, size, readableEnd);
        else
            m_totalTokens += m_merge.count(part, size);
    }

    template<typename Key>
    void collectPiece(PieceBatch<Key> &batch, const char *piece, qsizetype size, const char *readableEnd)
    {
        const Key key = readableEnd - piece >= Key::readableBytes ? Key::of(piece, size) : tables::keyOfUnpaddedPiece<Key>(piece, size);
        const quint64 hash = key.hash();
        // Branchless, as in PieceCache::find().
        const quint32 known = m_cache.find(key, hash);
        m_totalTokens += known;
        batch.pieces[batch.count] = {key, hash, piece, size};
        batch.count += known == 0;
        if (batch.count == PieceBatch<Key>::capacity)
            countAll(batch);
    }

    template<typename Key>
    void countAll(PieceBatch<Key> &batch);
    void addSingleTokens(PieceBatch<tables::ShortKey> &batch);
    void addSingleTokens(PieceBatch<tables::LongKey> &) { } // such long tokens are rare

    const RankTable &m_ranks;
    PieceMerge m_merge;
    PieceCache m_cache;
    PieceBatch<tables::ShortKey> m_shortPieces;
    PieceBatch<tables::LongKey> m_long;
    qint64 m_totalTokens = 0;
};

} // namespace outcrop
