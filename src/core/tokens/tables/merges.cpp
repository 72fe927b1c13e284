// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tables/merges.h"

#include "core/tokens/tables/rankfile.h"

#include <algorithm>

namespace outcrop::tables {
namespace {

/// The reference BPE merge: repeatedly merges the two neighbors whose concatenated bytes have the lowest rank, the leftmost if there are several.
class TokenMerger
{
public:
    TokenMerger(const Ranks &ranks, std::string_view bytes) : m_ranks(ranks), m_bytes(bytes)
    {
        for (size_t i = 0; i <= bytes.size(); ++i)
            m_borders.push_back(i);
    }

    /// Merges until two parts remain or no more merges are possible.
    void run()
    {
        while (m_borders.size() > 3) {
            size_t best = 0;
            quint32 lowestToken = noToken;
            for (size_t i = 0; i + 2 < m_borders.size(); ++i) {
                const quint32 rank = rankOf(i, i + 2);
                if (rank < lowestToken) {
                    lowestToken = rank;
                    best = i;
                }
            }
            if (lowestToken == noToken)
                return;
            m_borders.erase(m_borders.begin() + qptrdiff(best) + 1);
        }
    }

    bool isPair() const { return m_borders.size() == 3; }
    Split pair() const { return {rankOf(0, 1), rankOf(1, 2)}; }

private:
    quint32 rankOf(size_t from, size_t to) const
    {
        const auto found = m_ranks.find(m_bytes.substr(m_borders[from], m_borders[to] - m_borders[from]));
        return found == m_ranks.end() ? noToken : found->second;
    }

    const Ranks &m_ranks;
    std::string_view m_bytes;
    std::vector<size_t> m_borders;
};

} // namespace

Ranks ranksOf(const std::vector<std::string> &tokens)
{
    Ranks ranks;
    for (const std::string &token : tokens)
        ranks.emplace(token, quint32(ranks.size()));
    return ranks;
}

std::vector<Split> splitsOf(const std::vector<std::string> &tokens)
{
    const Ranks ranks = ranksOf(tokens);
    std::vector<Split> splits;
    for (const std::string &token : tokens) {
        TokenMerger merging(ranks, token);
        merging.run();
        const auto itself = quint32(splits.size());
        if (token.size() > 1 && !merging.isPair())
            exitWithError("the merges do not produce token " + std::to_string(itself));
        splits.push_back(token.size() > 1 ? merging.pair() : Split{itself, itself});
    }
    return splits;
}

} // namespace outcrop::tables
