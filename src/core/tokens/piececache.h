// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <vector>

namespace outcrop {

/// A cache of the token counts of recent pieces. Each slot holds two pieces; a new piece replaces the older one.
class PieceCache
{
public:
    /// Returns the count, or 0 if it is not cached. Branchless, because the outcome is unpredictable.
    template<typename Key>
    quint32 find(const Key &key, quint64 hash) const
    {
        const Slot<Key> &slot = slotOf(*this, key, hash);
        const quint64 newerMask = quint64(difference(slot.newerKey, key) != 0) - 1;
        const quint64 olderMask = quint64(difference(slot.olderKey, key) != 0) - 1;
        return quint32(((lastWord(slot.newerKey) & newerMask) | (lastWord(slot.olderKey) & olderMask)) >> countShift);
    }

    template<typename Key>
    void insert(Key key, quint64 hash, quint64 count)
    {
        if (count > maximumCount)
            return;
        Slot<Key> &slot = slotOf(*this, key, hash);
        lastWord(key) |= count << countShift;
        slot.olderKey = slot.newerKey;
        slot.newerKey = key;
    }

private:
    /// Fits in one cache line of the processor.
    template<typename Key>
    struct alignas(2 * sizeof(Key)) Slot {
        Key newerKey;
        Key olderKey;
    };

    // Keys are short enough to leave the four highest bits of the last word for the count.
    static constexpr int countShift = 60;
    static constexpr quint64 maximumCount = 15;

    static quint64 &lastWord(tables::ShortKey &key) { return key.high; }
    static quint64 &lastWord(tables::LongKey &key) { return key.words[3]; }
    static quint64 lastWord(const tables::ShortKey &key) { return key.high; }
    static quint64 lastWord(const tables::LongKey &key) { return key.words[3]; }

    /// Returns zero if the keys are equal.
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

    // More slots would cache more pieces, but take longer, because most slots are first accessed in the first milliseconds of counting.
    static constexpr int shortBits = 13;
    static constexpr int longBits = 12;

    static auto &slotOf(auto &cache, const tables::ShortKey &, quint64 hash) { return cache.m_shortSlots[hash >> (64 - shortBits)]; }
    static auto &slotOf(auto &cache, const tables::LongKey &, quint64 hash) { return cache.m_long[hash >> (64 - longBits)]; }

    std::vector<Slot<tables::ShortKey>> m_shortSlots{size_t(1) << shortBits};
    std::vector<Slot<tables::LongKey>> m_long{size_t(1) << longBits};
};

} // namespace outcrop
