// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokenizerfilebpe.h"

#include <queue>
#include <vector>

namespace outcrop {
namespace {

struct Symbol {
    quint32 id = 0;
    qsizetype before = 0;
    qsizetype after = 0;
    bool isMerged = false;
};

/// A merge that was possible when it was queued. Its symbols may have merged with others since then.
struct Candidate {
    quint32 rank = 0;
    qsizetype left = 0;
    quint32 leftId = 0;
    quint32 rightId = 0;
    quint32 mergedToken = 0;
};

/// Orders by lowest rank, then leftmost position.
struct CandidateOrder {
    bool operator()(const Candidate &a, const Candidate &b) const { return a.rank != b.rank ? a.rank > b.rank : a.left > b.left; }
};

class SymbolMerger
{
public:
    SymbolMerger(const QList<quint32> &symbols, const PairMerges &merges) : m_merges(merges), m_leftSymbol(symbols.size())
    {
        m_symbols.reserve(static_cast<size_t>(symbols.size()));
        for (qsizetype i = 0; i < symbols.size(); ++i)
            m_symbols.push_back({symbols[i], i - 1, i + 1});
        for (qsizetype i = 0; i + 1 < symbols.size(); ++i)
            queue(i);
    }

    qsizetype run()
    {
        while (!m_queue.empty()) {
            const Candidate next = m_queue.top();
            m_queue.pop();
            if (isValid(next))
                merge(next);
        }
        return m_leftSymbol;
    }

private:
    Symbol &at(qsizetype index) { return m_symbols[static_cast<size_t>(index)]; }
    bool isEnd(qsizetype index) const { return index < 0 || index >= static_cast<qsizetype>(m_symbols.size()); }

    void queue(qsizetype left)
    {
        const Symbol &first = at(left);
        if (isEnd(first.after))
            return;
        const quint32 second = at(first.after).id;
        if (const std::optional<PairMerge> merge = m_merges.find(first.id, second))
            m_queue.push({merge->rank, left, first.id, second, merge->symbol});
    }

    bool isValid(const Candidate &candidate)
    {
        const Symbol &left = at(candidate.left);
        return !left.isMerged && left.id == candidate.leftId && !isEnd(left.after) && at(left.after).id == candidate.rightId;
    }

    void merge(const Candidate &candidate)
    {
        Symbol &left = at(candidate.left);
        Symbol &right = at(left.after);
        left.id = candidate.mergedToken;
        right.isMerged = true;
        left.after = right.after;
        if (!isEnd(left.after))
            at(left.after).before = candidate.left;
        --m_leftSymbol;
        if (!isEnd(left.before))
            queue(left.before);
        queue(candidate.left);
    }

    const PairMerges &m_merges;
    std::vector<Symbol> m_symbols;
    std::priority_queue<Candidate, std::vector<Candidate>, CandidateOrder> m_queue;
    qsizetype m_leftSymbol;
};

} // namespace

qint64 countMerged(const QList<quint32> &symbols, const PairMerges &merges)
{
    return SymbolMerger(symbols, merges).run();
}

} // namespace outcrop
