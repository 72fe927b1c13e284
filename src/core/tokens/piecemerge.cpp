// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/piecemerge.h"

#include <algorithm>

namespace outcrop {

std::span<const TokenId> PieceMerge::tokens(const char *piece, qsizetype size)
{
    return size <= pairLimit ? byPairs(piece, size) : byBacktracking(piece, size);
}

/// The definition: merge the two neighbours that make the lowest token, the leftmost of equals, until none make one.
std::span<const TokenId> PieceMerge::byPairs(const char *piece, qsizetype size)
{
    m_tokens.clear();
    m_merges.clear();
    for (qsizetype i = 0; i < size; ++i)
        m_tokens.push_back(m_ranks->ofByte(piece[i]));
    for (size_t i = 0; i + 1 < m_tokens.size(); ++i)
        m_merges.push_back(m_ranks->merged(m_tokens[i], m_tokens[i + 1]));
    while (!m_merges.empty()) {
        const auto lowest = std::min_element(m_merges.begin(), m_merges.end());
        if (*lowest == RankTable::none)
            break;
        const auto at = size_t(lowest - m_merges.begin());
        m_tokens[at] = *lowest;
        m_tokens.erase(m_tokens.begin() + qptrdiff(at) + 1);
        m_merges.erase(lowest);
        if (at > 0)
            m_merges[at - 1] = m_ranks->merged(m_tokens[at - 1], m_tokens[at]);
        if (at < m_merges.size())
            m_merges[at] = m_ranks->merged(m_tokens[at], m_tokens[at + 1]);
    }
    return m_tokens;
}

/// Goes through the piece with the longest token each time. Where it cannot follow the one before, a shorter one is tried; where none can, the one before was
/// wrong. For each beginning of a piece only one last token is possible, so a position that failed once fails always, and the time is linear.
std::span<const TokenId> PieceMerge::byBacktracking(const char *piece, qsizetype size)
{
    m_tokens.clear();
    m_isDead.assign(size_t(size) + 1, false);
    m_position = 0;
    TokenId next = m_ranks->longestAt(piece, size);
    while (goOn(piece, size, next)) { }
    return m_tokens;
}

/// One step forwards with `next` or a shorter token, or one back. False at the end.
bool PieceMerge::goOn(const char *piece, qsizetype size, TokenId &next)
{
    for (qsizetype length = m_ranks->length(next);;) {
        const qsizetype end = m_position + length;
        if (!m_isDead[size_t(end)] && (m_tokens.empty() || m_ranks->canMeet(m_tokens.back(), next))) {
            m_tokens.push_back(next);
            m_position = end;
            next = end < size ? m_ranks->longestAt(piece + end, size - end) : RankTable::none;
            return end < size;
        }
        next = m_ranks->longestAt(piece + m_position, length - 1);
        if (next == RankTable::none)
            break;
        length = m_ranks->length(next);
    }
    m_isDead[size_t(m_position)] = true;
    next = m_tokens.back();
    m_tokens.pop_back();
    m_position -= m_ranks->length(next);
    return true;
}

} // namespace outcrop
