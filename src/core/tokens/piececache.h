// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/lazyarray.h"
#include "core/tokens/tablelayout.h"

namespace outcrop {

/// How many tokens the pieces seen last have: texts repeat themselves. Two pieces share a place; a third one drives out the older of them.
class PieceCache
{
public:
    /// 0: not known.
    quint32 find(const tables::ShortKey &key, quint64 hash) const { return find(m_short.at(hash), key); }
    quint32 find(const tables::LongKey &key, quint64 hash) const { return find(m_long.at(hash), key); }

    void insert(const tables::ShortKey &key, quint64 hash, quint64 count) { insert(m_short.at(hash), key, count); }
    void insert(const tables::LongKey &key, quint64 hash, quint64 count) { insert(m_long.at(hash), key, count); }

private:
    template<typename Key>
    struct Place {
        Key newer;
        Key older;
    };

    // The length of a key leaves the highest four bits of its last word free for the count.
    static constexpr int countShift = 60;
    static constexpr quint64 largestCount = 15;

    static quint64 &lastWord(tables::ShortKey &key) { return key.high; }
    static quint64 &lastWord(tables::LongKey &key) { return key.words[3]; }

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

    /// Without a branch, by a mask of ones for the one that is the same: which of the two it is, nobody can predict.
    template<typename Key>
    static quint32 find(Place<Key> &place, const Key &key)
    {
        const quint64 isNewer = quint64(difference(place.newer, key) != 0) - 1;
        const quint64 isOlder = quint64(difference(place.older, key) != 0) - 1;
        return quint32(((lastWord(place.newer) & isNewer) | (lastWord(place.older) & isOlder)) >> countShift);
    }

    template<typename Key>
    static void insert(Place<Key> &place, Key key, quint64 count)
    {
        if (count > largestCount)
            return;
        lastWord(key) |= count << countShift;
        place.older = place.newer;
        place.newer = key;
    }

    LazyArray<Place<tables::ShortKey>, 13> m_short;
    LazyArray<Place<tables::LongKey>, 12> m_long;
};

} // namespace outcrop
