// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/ranktable.h"

#include <span>
#include <vector>

namespace outcrop {

/// Finds the tokens of one piece. Holds the memory for it, so that many pieces cost no allocations.
class PieceMerge
{
public:
    explicit PieceMerge(const RankTable &ranks) : m_ranks(&ranks) { }

    /// The tokens, until the next call.
    std::span<const TokenId> tokens(const char *piece, qsizetype size);

private:
    std::span<const TokenId> byPairs(const char *piece, qsizetype size);
    std::span<const TokenId> byBacktracking(const char *piece, qsizetype size);
    bool goOn(const char *piece, qsizetype size, TokenId &next);

    /// Up to this many bytes merging pair by pair is quicker, although its time grows with their square.
    static constexpr qsizetype pairLimit = 20;

    const RankTable *m_ranks;
    std::vector<TokenId> m_tokens;
    std::vector<TokenId> m_merges;
    std::vector<bool> m_isDead; ///< by position: no token that fits what is before goes on from here
    qsizetype m_position = 0;
};

} // namespace outcrop
