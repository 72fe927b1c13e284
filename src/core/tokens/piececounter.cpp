// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/piececounter.h"

#include <utility>

namespace outcrop {

using namespace tables;

qint64 PieceCounter::finish()
{
    countAll(m_shortPieces);
    countAll(m_long);
    return std::exchange(m_totalTokens, 0);
}

/// Splits a piece between wide characters where no token can span the position. No merge spans it either, so the parts can be counted separately.
void PieceCounter::addParts(const char *piece, qsizetype size, const char *readableEnd)
{
    const char *end = piece + size;
    const char *begin = piece;
    const char *at = piece;
    while (at != end && !startsWideCharacter(*at))
        ++at;
    for (const char *next = at + wideSize; next < end && startsWideCharacter(*next); at = next, next += wideSize) {
        if (!m_ranks.canTokenSpan(wideCharacterAt(at), wideCharacterAt(next))) {
            addPart(begin, next - begin, readableEnd);
            begin = next;
        }
    }
    addPart(begin, end - begin, readableEnd);
}

template<typename Key>
void PieceCounter::countAll(PieceBatch<Key> &batch)
{
    addSingleTokens(batch);
    for (const auto &piece : std::span(batch.pieces, size_t(batch.count))) {
        const qsizetype count = m_merge.count(piece.begin, piece.size);
        m_cache.insert(piece.key, piece.hash, quint64(count));
        m_totalTokens += count;
    }
    batch.count = 0;
}

/// Counts the pieces that are a single token, and leaves the others in `batch`.
void PieceCounter::addSingleTokens(PieceBatch<ShortKey> &batch)
{
    const std::span pieces(batch.pieces, size_t(batch.count));
    for (const auto &piece : pieces)
        m_ranks.prefetchWord(piece.hash);
    quint64 found[PieceBatch<ShortKey>::capacity];
    for (size_t i = 0; i < pieces.size(); ++i)
        found[i] = m_ranks.wordSlot(pieces[i].hash);
    batch.count = 0;
    for (size_t i = 0; i < pieces.size(); ++i) {
        const auto piece = pieces[i];
        if (m_ranks.isToken(piece.key, found[i])) {
            m_cache.insert(piece.key, piece.hash, 1);
            ++m_totalTokens;
        } else {
            batch.pieces[batch.count++] = piece;
        }
    }
}

// Explicit instantiations for collectPiece(), which is defined in the header.
template void PieceCounter::countAll(PieceBatch<ShortKey> &batch);
template void PieceCounter::countAll(PieceBatch<LongKey> &batch);

} // namespace outcrop
