// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/ranktable.h"

#include <span>
#include <vector>

namespace outcrop {

/// Finds the tokens of one piece. Short ones in ASCII are merged as the definition says. In long ones merging would take time that grows with their square, in
/// other scripts each character takes several merges; there the tokens are found from left to right, which gives the same and is linear.
class PieceMerge
{
public:
    explicit PieceMerge(const RankTable &ranks) : m_ranks(&ranks), m_tokens(pairLimit) { }

    /// How many tokens; tokens() are those of the last call.
    qsizetype count(const char *piece, qsizetype size);
    std::span<const TokenId> tokens() const { return {m_tokens.data(), size_t(m_count)}; }
    /// Steps of all calls so far: a measure of the work that does not depend on the machine.
    qint64 steps() const { return m_steps; }

private:
    static constexpr qsizetype pairLimit = 16;
    static constexpr int pairBits = 13;

    void mergePairs(const char *piece, qsizetype size);
    void goThrough(const char *piece, qsizetype size);
    qsizetype step(const char *piece, qsizetype size, qsizetype from);
    bool fits(const RankTable::Match &match, qsizetype from);
    bool canMeet(TokenId left, TokenId right);

    void append(TokenId token)
    {
        if (size_t(m_count) == m_tokens.size())
            m_tokens.resize(2 * m_tokens.size());
        m_tokens[size_t(m_count++)] = token;
    }
    bool isDead(qsizetype position) const { return m_dead[size_t(position) / 64] >> position % 64 & 1; }
    void bury(qsizetype position) { m_dead[size_t(position) / 64] |= quint64(1) << position % 64; }

    const RankTable *m_ranks;
    std::vector<TokenId> m_tokens;
    qsizetype m_count = 0;
    RankTable::Match m_next;
    std::vector<quint64> m_dead; ///< a bit by position: no token that fits what is before goes on from here
    std::vector<quint64> m_pairs = std::vector<quint64>(size_t(1) << pairBits); ///< the pairs seen last, and whether they can meet
    qint64 m_steps = 0;
};

} // namespace outcrop
