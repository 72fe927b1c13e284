// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <cstdlib>
#include <memory>

namespace outcrop {

/// An array of zeroes. Pages of it that nobody writes to take no memory, and no time.
template<typename Entry, int bits>
class LazyArray
{
public:
    /// The place that the highest bits of a hash name.
    Entry &at(quint64 hash) const { return m_entries.get()[hash >> (64 - bits)]; }

private:
    struct Free {
        void operator()(Entry *entries) const { std::free(entries); }
    };
    static Entry *allocated() { return static_cast<Entry *>(q_check_ptr(std::calloc(size_t(1) << bits, sizeof(Entry)))); }

    std::unique_ptr<Entry, Free> m_entries{allocated()};
};

/// How many tokens the pieces seen last have: texts repeat themselves. Each piece has one place, where the next one of that place replaces it.
class PieceCache
{
public:
    /// 0: not known.
    quint32 find(const tables::ShortKey &key, quint64 hash) const
    {
        const tables::ShortKey &entry = m_short.at(hash);
        return entry.low == key.low && isSame(entry.high, key.high) ? countIn(entry.high) : 0;
    }
    quint32 find(const tables::LongKey &key, quint64 hash) const
    {
        const tables::LongKey &entry = m_long.at(hash);
        const bool isFound = entry.words[0] == key.words[0] && entry.words[1] == key.words[1] && entry.words[2] == key.words[2]
            && isSame(entry.words[3], key.words[3]);
        return isFound ? countIn(entry.words[3]) : 0;
    }

    void insert(const tables::ShortKey &key, quint64 hash, quint64 count) { m_short.at(hash) = {key.low, key.high | count << countShift}; }
    void insert(const tables::LongKey &key, quint64 hash, quint64 count)
    {
        if (count < 16)
            m_long.at(hash) = {{key.words[0], key.words[1], key.words[2], key.words[3] | count << countShift}};
    }

private:
    // The length of a key leaves the highest four bits of its last word free for the count.
    static constexpr int countShift = 60;
    static bool isSame(quint64 entry, quint64 key) { return (entry ^ key) << (64 - countShift) == 0; }
    static quint32 countIn(quint64 entry) { return quint32(entry >> countShift); }

    LazyArray<tables::ShortKey, 15> m_short;
    LazyArray<tables::LongKey, 14> m_long;
};

} // namespace outcrop
