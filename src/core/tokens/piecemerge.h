// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/ranktable.h"

#include <span>
#include <vector>

namespace outcrop {

/// Finds the tokens of one piece. Short ASCII pieces are merged by the reference algorithm. The tokens of other pieces are found from left to right in linear time, with
/// the same result. Merging would take quadratic time for long pieces, and several merges per character in other scripts.
class PieceMerge
{
public:
    explicit PieceMerge(const RankTable &ranks) : m_ranks(&ranks), m_tokens(pairLimit) { }

    /// Returns the number of tokens. tokens() returns the tokens of the last call.
    qsizetype count(const char *piece, qsizetype size);
    std::span<const TokenId> tokens() const { return {m_tokens.data(), size_t(m_count)}; }
    /// Returns the number of steps in all calls, a machine-independent measure of work.
    qint64 steps() const { return m_steps; }

private:
    static constexpr qsizetype pairLimit = 16;
    static constexpr int pairBits = 13;

    void mergePairs(const char *piece, qsizetype size);
    void mergeInLinearTime(const char *piece, qsizetype size);
    qsizetype step(const char *piece, qsizetype size, qsizetype from);
    bool canAppend(const RankTable::Match &match, qsizetype from);
    bool canBeNeighbors(TokenId left, TokenId right);

    void append(TokenId token)
    {
        if (size_t(m_count) == m_tokens.size())
            m_tokens.resize(2 * m_tokens.size());
        m_tokens[size_t(m_count++)] = token;
    }
    bool isDeadEnd(qsizetype position) const { return m_deadEnds[size_t(position) / 64] >> position % 64 & 1; }
    void markDeadEnd(qsizetype position) { m_deadEnds[size_t(position) / 64] |= quint64(1) << position % 64; }

    const RankTable *m_ranks;
    std::vector<TokenId> m_tokens;
    qsizetype m_count = 0;
    RankTable::Match m_nextMatch;
    std::vector<quint64> m_deadEnds; ///< bit mask of the positions from which no valid sequence of tokens continues
    std::vector<quint64> m_pairs =
        std::vector<quint64>(size_t(1) << pairBits); ///< recent token pairs, and whether they can be neighbors
    qint64 m_steps = 0;
};

} // namespace outcrop
