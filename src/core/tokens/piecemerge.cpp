// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/piecemerge.h"

#include <algorithm>

namespace outcrop {

namespace {

bool isAscii(const char *bytes, qsizetype size)
{
    quint8 all = 0;
    for (qsizetype i = 0; i < size; ++i)
        all |= quint8(bytes[i]);
    return all < 0x80;
}

} // namespace

qsizetype PieceMerge::count(const char *piece, qsizetype size)
{
    if (size <= pairLimit && isAscii(piece, size))
        mergePairs(piece, size);
    else
        mergeInLinearTime(piece, size);
    return m_count;
}

/// The reference BPE merge. Until no neighbors form a token, merges the two neighbors that form the token with the lowest rank, or the leftmost of several such pairs.
void PieceMerge::mergePairs(const char *piece, qsizetype size)
{
    TokenId *tokens = m_tokens.data();
    TokenId merges[pairLimit];
    for (qsizetype i = 0; i < size; ++i)
        tokens[i] = m_ranks->tokenOfByte(piece[i]);
    for (qsizetype i = 0; i + 1 < size; ++i)
        merges[i] = m_ranks->tokenOfBytes(piece[i], piece[i + 1]);
    for (; size > 1; --size, ++m_steps) {
        const auto at = std::min_element(merges, merges + size - 1) - merges;
        if (merges[at] == RankTable::none)
            break;
        tokens[at] = merges[at];
        for (qsizetype i = at + 1; i + 1 < size; ++i) {
            tokens[i] = tokens[i + 1];
            merges[i - 1] = merges[i];
        }
        if (at > 0)
            merges[at - 1] = m_ranks->mergedToken(tokens[at - 1], tokens[at]);
        if (at + 2 < size)
            merges[at] = m_ranks->mergedToken(tokens[at], tokens[at + 1]);
    }
    m_count = size;
}

/// Selects the longest token at each position. If it cannot follow the previous token, tries a shorter one; if none can, the previous token was wrong.
/// For each prefix of a piece only one last token is possible, so a position that failed once always fails.
void PieceMerge::mergeInLinearTime(const char *piece, qsizetype size)
{
    m_count = 0;
    m_nextMatch = m_ranks->longestTokenAt(piece, size);
    m_deadEnds.assign(size_t(size) / 64 + 1, 0);
    for (qsizetype at = 0; at < size; ++m_steps)
        at = step(piece, size, at);
}

/// Appends the longest possible token, or a shorter one, or goes back to the start of the previous token. Returns the new position.
qsizetype PieceMerge::step(const char *piece, qsizetype size, qsizetype from)
{
    for (; m_nextMatch.size > 0; ++m_steps) {
        if (canAppend(m_nextMatch, from)) {
            append(m_nextMatch.token);
            from += m_nextMatch.size;
            m_nextMatch = m_ranks->longestTokenAt(piece + from, size - from);
            return from;
        }
        m_nextMatch = m_ranks->longestPrefix(m_nextMatch.token);
    }
    markDeadEnd(from);
    const TokenId last = m_tokens[size_t(--m_count)];
    m_nextMatch = m_ranks->longestPrefix(last);
    return from - m_ranks->bytes(last).size();
}

bool PieceMerge::canAppend(const RankTable::Match &match, qsizetype from)
{
    return !isDeadEnd(from + match.size) && (m_count == 0 || canBeNeighbors(m_tokens[size_t(m_count - 1)], match.token));
}

/// Returns the result of RankTable::canBeNeighbors(), cached for recent pairs, because computing it takes many lookups.
bool PieceMerge::canBeNeighbors(TokenId left, TokenId right)
{
    const quint64 pair = quint64(left) << 32 | right << 1;
    quint64 &known = m_pairs[tables::pairHash(left, right) >> (64 - pairBits)];
    if (known >> 1 != pair >> 1 || known == 0)
        known = pair | quint64(m_ranks->canBeNeighbors(left, right));
    return known & 1;
}

} // namespace outcrop
