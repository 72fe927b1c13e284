// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tables/doublearray.h"

namespace outcrop::tables {
namespace {

using Words = std::vector<std::pair<std::string, quint32>>;

class Builder
{
public:
    explicit Builder(const Words &words) : m_words(words)
    {
        grow();
        m_array.units[0] = freeUnit - 1; // the root: taken, but no byte leads to it
        build(0, 0, words.size(), 0);
    }

    DoubleArray take() { return std::move(m_array); }

private:
    struct Child {
        quint8 byte;
        size_t first;
        size_t last;
    };

    /// Places the children of `unit`: the words from `first` to before `last` share its `depth` bytes.
    void build(quint32 unit, size_t first, size_t last, size_t depth)
    {
        if (m_words[first].first.size() == depth) {
            m_array.units[unit] |= endsToken;
            m_array.values[unit] = m_words[first].second;
            ++first;
        }
        const std::vector<Child> children = childrenOf(first, last, depth);
        if (children.empty())
            return;
        const quint32 base = baseFor(children);
        m_isBase[base] = true;
        m_array.units[unit] |= base << childrenShift;
        for (const Child &child : children)
            m_array.units[base ^ child.byte] = child.byte;
        for (const Child &child : children)
            build(base ^ child.byte, child.first, child.last, depth + 1);
    }

    std::vector<Child> childrenOf(size_t first, size_t last, size_t depth) const
    {
        std::vector<Child> children;
        for (size_t i = first; i < last; ++i) {
            const auto byte = quint8(m_words[i].first[depth]);
            if (children.empty() || children.back().byte != byte)
                children.push_back({byte, i, i});
            children.back().last = i + 1;
        }
        return children;
    }

    /// A base that no other unit has, so that a label alone tells whose child a unit is. Only the last blocks are searched: those
    /// before are nearly full.
    quint32 baseFor(const std::vector<Child> &children)
    {
        const size_t window = 64 * 256;
        for (size_t at = m_array.units.size() > window ? m_array.units.size() - window : 0;; ++at) {
            if (at == m_array.units.size())
                grow();
            const quint32 base = quint32(at) ^ children.front().byte;
            if (m_array.units[at] == freeUnit && base != 0 && !m_isBase[base] && allFree(base, children))
                return base;
        }
    }

    bool allFree(quint32 base, const std::vector<Child> &children) const
    {
        for (const Child &child : children) {
            if (m_array.units[base ^ child.byte] != freeUnit)
                return false;
        }
        return true;
    }

    void grow()
    {
        const size_t size = m_array.units.size() + 256;
        m_array.units.resize(size, freeUnit);
        m_array.values.resize(size, nothing);
        m_isBase.resize(size, false);
    }

    const Words &m_words;
    DoubleArray m_array;
    std::vector<bool> m_isBase;
};

} // namespace

DoubleArray doubleArrayOf(const Words &words)
{
    return Builder(words).take();
}

} // namespace outcrop::tables
