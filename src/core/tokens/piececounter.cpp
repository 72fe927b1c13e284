// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/piececounter.h"

#include <utility>

namespace outcrop {

using namespace tables;

qint64 PieceCounter::finish()
{
    countAll(m_short);
    countAll(m_long);
    return std::exchange(m_total, 0);
}

/// Splits a piece between wide characters where no token can span the position. No merge spans it either, so the parts can be counted separately.
void PieceCounter::addParts(const char *piece, qsizetype size, const char *readable)
{
    const char *end = piece + size;
    const char *begin = piece;
    const char *at = piece;
    while (at != end && !startsWideCharacter(*at))
        ++at;
    for (const char *next = at + wideSize; next < end && startsWideCharacter(*next); at = next, next += wideSize) {
        if (!m_ranks.canTokenSpan(wideCharacterAt(at), wideCharacterAt(next))) {
            addPart(begin, next - begin, readable);
            begin = next;
        }
    }
    addPart(begin, end - begin, readable);
}

template<typename Key>
void PieceCounter::countAll(Gathered<Key> &gathered)
{
    addSingleTokens(gathered);
    for (const auto &piece : std::span(gathered.pieces, size_t(gathered.count))) {
        const qsizetype count = m_merge.count(piece.begin, piece.size);
        m_cache.insert(piece.key, piece.hash, quint64(count));
        m_total += count;
    }
    gathered.count = 0;
}

/// Counts the pieces that are a single token, and leaves the others in `gathered`.
void PieceCounter::addSingleTokens(Gathered<ShortKey> &gathered)
{
    const std::span pieces(gathered.pieces, size_t(gathered.count));
    for (const auto &piece : pieces)
        m_ranks.prefetchWord(piece.hash);
    quint64 found[Gathered<ShortKey>::capacity];
    for (size_t i = 0; i < pieces.size(); ++i)
        found[i] = m_ranks.wordSlot(pieces[i].hash);
    gathered.count = 0;
    for (size_t i = 0; i < pieces.size(); ++i) {
        const auto piece = pieces[i];
        if (m_ranks.isToken(piece.key, found[i])) {
            m_cache.insert(piece.key, piece.hash, 1);
            ++m_total;
        } else {
            gathered.pieces[gathered.count++] = piece;
        }
    }
}

// Explicit instantiations for gather(), which is defined in the header.
template void PieceCounter::countAll(Gathered<ShortKey> &gathered);
template void PieceCounter::countAll(Gathered<LongKey> &gathered);

} // namespace outcrop
