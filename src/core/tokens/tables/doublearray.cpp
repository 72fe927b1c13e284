// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tables/doublearray.h"

#include "core/tokens/tables/rankfile.h"

#include <algorithm>
#include <queue>

namespace outcrop::tables {
namespace {

/// Tokens that share their first `depth` bytes: a node of the trie that has a unit, but whose children have none yet.
struct Node {
    quint32 unit;
    size_t first;
    size_t last;
    size_t depth;
    quint32 rank; ///< lowest rank below this node
};

struct RankOrder {
    bool operator()(const Node &a, const Node &b) const { return a.rank > b.rank; }
};

class Builder
{
public:
    explicit Builder(const std::vector<std::string> &tokens)
    {
        for (const std::string &token : tokens)
            m_words.emplace_back(token, quint32(m_words.size()));
        std::sort(m_words.begin(), m_words.end());
        grow();
        m_units[0].link = freeLabel - 1; // used, but no byte leads to the root
        m_queue.push({0, 0, m_words.size(), 0, 0});
    }

    std::vector<Unit> build()
    {
        while (!m_queue.empty()) {
            const Node node = m_queue.top();
            m_queue.pop();
            placeChildren(node);
        }
        return std::move(m_units);
    }

private:
    void placeChildren(Node node)
    {
        if (m_words[node.first].first.size() == node.depth)
            m_units[node.unit].token = m_words[node.first++].second;
        std::vector<Node> children = childrenOf(node);
        if (children.empty())
            return;
        const quint32 base = baseFor(children);
        if (base >= 1u << (32 - childrenShift))
            exitWithError("the vocabulary is too large for its trie");
        m_isBase[base] = true;
        m_units[node.unit].link |= base << childrenShift;
        for (Node &child : children) {
            const quint8 byte = byteOf(child);
            child.unit = base ^ byte;
            m_units[child.unit].link = byte;
            m_queue.push(child);
        }
    }

    std::vector<Node> childrenOf(const Node &node) const
    {
        std::vector<Node> children;
        for (size_t i = node.first; i < node.last; ++i) {
            if (children.empty() || byteOf(children.back()) != quint8(m_words[i].first[node.depth]))
                children.push_back({0, i, i, node.depth + 1, noToken});
            children.back().last = i + 1;
            children.back().rank = std::min(children.back().rank, m_words[i].second);
        }
        return children;
    }

    quint8 byteOf(const Node &node) const { return quint8(m_words[node.first].first[node.depth - 1]); }

    /// Returns a base index that no other unit has, so that the label alone identifies a unit's parent. Only the last blocks are
    /// searched, because the others are nearly full.
    quint32 baseFor(const std::vector<Node> &children)
    {
        constexpr size_t window = 32 * 256;
        m_firstOpenUnit = std::max(m_firstOpenUnit, m_units.size() > window ? m_units.size() - window : 0);
        while (m_firstOpenUnit < m_units.size() && !isFree(m_firstOpenUnit))
            ++m_firstOpenUnit;
        for (size_t at = m_firstOpenUnit;; ++at) {
            if (at == m_units.size())
                grow();
            const quint32 base = quint32(at) ^ byteOf(children.front());
            if (isFree(at) && base != 0 && !m_isBase[base] && areFree(base, children))
                return base;
        }
    }

    bool isFree(size_t unit) const { return m_units[unit].link == freeLabel; }

    bool areFree(quint32 base, const std::vector<Node> &children) const
    {
        return std::all_of(children.begin(), children.end(), [&](const Node &child) { return isFree(base ^ byteOf(child)); });
    }

    void grow()
    {
        m_units.resize(m_units.size() + 256, {freeLabel, noToken});
        m_isBase.resize(m_units.size(), false);
    }

    std::vector<std::pair<std::string, quint32>> m_words;
    std::priority_queue<Node, std::vector<Node>, RankOrder> m_queue;
    std::vector<Unit> m_units;
    std::vector<bool> m_isBase;
    size_t m_firstOpenUnit = 0; ///< units before this index are in use or not worth searching
};

} // namespace

std::vector<Unit> doubleArrayOf(const std::vector<std::string> &tokens)
{
    return Builder(tokens).build();
}

} // namespace outcrop::tables
