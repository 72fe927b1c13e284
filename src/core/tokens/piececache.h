// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <vector>

namespace outcrop {

/// How many tokens the pieces seen last have: texts repeat themselves. Two pieces share a place; a third one drives out the older of them.
class PieceCache
{
public:
    /// 0: not known. Without a branch, because known pieces and their half are unpredictable.
    template<typename Key>
    quint32 find(const Key &key, quint64 hash) const
    {
        const Place<Key> &place = placeOf(*this, key, hash);
        const quint64 isNewer = quint64(difference(place.newer, key) != 0) - 1;
        const quint64 isOlder = quint64(difference(place.older, key) != 0) - 1;
        return quint32(((lastWord(place.newer) & isNewer) | (lastWord(place.older) & isOlder)) >> countShift);
    }

    template<typename Key>
    void insert(Key key, quint64 hash, quint64 count)
    {
        if (count > largestCount)
            return;
        Place<Key> &place = placeOf(*this, key, hash);
        lastWord(key) |= count << countShift;
        place.older = place.newer;
        place.newer = key;
    }

private:
    /// Within a line of the processor's cache.
    template<typename Key>
    struct alignas(2 * sizeof(Key)) Place {
        Key newer;
        Key older;
    };

    // The length of a key leaves the highest four bits of its last word free for the count.
    static constexpr int countShift = 60;
    static constexpr quint64 largestCount = 15;

    static quint64 &lastWord(tables::ShortKey &key) { return key.high; }
    static quint64 &lastWord(tables::LongKey &key) { return key.words[3]; }
    static quint64 lastWord(const tables::ShortKey &key) { return key.high; }
    static quint64 lastWord(const tables::LongKey &key) { return key.words[3]; }

    /// Zero where they are the same.
    static quint64 difference(const tables::ShortKey &entry, const tables::ShortKey &key)
    {
        return (entry.low ^ key.low) | differenceOfLast(entry.high, key.high);
    }
    static quint64 difference(const tables::LongKey &entry, const tables::LongKey &key)
    {
        return (entry.words[0] ^ key.words[0]) | (entry.words[1] ^ key.words[1]) | (entry.words[2] ^ key.words[2])
            | differenceOfLast(entry.words[3], key.words[3]);
    }
    static quint64 differenceOfLast(quint64 entry, quint64 key) { return (entry ^ key) << (64 - countShift); }

    // More places would know more and cost more: most of them are touched in the first milliseconds of counting.
    static constexpr int shortBits = 13;
    static constexpr int longBits = 12;

    static auto &placeOf(auto &cache, const tables::ShortKey &, quint64 hash) { return cache.m_short[hash >> (64 - shortBits)]; }
    static auto &placeOf(auto &cache, const tables::LongKey &, quint64 hash) { return cache.m_long[hash >> (64 - longBits)]; }

    std::vector<Place<tables::ShortKey>> m_short{size_t(1) << shortBits};
    std::vector<Place<tables::LongKey>> m_long{size_t(1) << longBits};
};

} // namespace outcrop
