// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#include <cstdlib>
#include <memory>

namespace outcrop {

/// How many tokens the pieces seen last have: texts repeat themselves. Each piece has one place, where the next one of that place replaces it. Pages that no
/// piece has come to take no memory.
class PieceCache
{
public:
    using Key = tables::ShortKey;

    /// 0: not known.
    quint32 find(const Key &key, quint64 hash) const
    {
        const Key &entry = m_entries.get()[placeOf(hash)];
        const bool isSame = entry.low == key.low && (entry.high ^ key.high) << countBits == 0;
        return isSame ? quint32(entry.high >> countShift) : 0;
    }

    /// A piece of 15 bytes has at most 15 tokens.
    void insert(const Key &key, quint64 hash, quint32 count) { m_entries.get()[placeOf(hash)] = {key.low, key.high | quint64(count) << countShift}; }

private:
    static constexpr int bits = 15;
    static constexpr int countBits = 4; ///< the length of a key leaves the highest four bits of it free
    static constexpr int countShift = 64 - countBits;
    static size_t placeOf(quint64 hash) { return hash >> (64 - bits); }

    struct Free {
        void operator()(Key *entries) const { std::free(entries); }
    };
    std::unique_ptr<Key, Free> m_entries{static_cast<Key *>(std::calloc(size_t(1) << bits, sizeof(Key)))};
};

} // namespace outcrop
