// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstdlib>
#include <memory>

namespace outcrop {

/// An array of zeroes whose places are named by the highest bits of a hash. Pages of it that nobody writes to take no memory, and no time.
template<typename Entry, int bits>
class LazyArray
{
public:
    Entry &at(quint64 hash) const { return m_entries[hash >> (64 - bits)]; }

private:
    static constexpr size_t alignment = 64; ///< a line of the processor's cache: no entry shall lie in two
    static constexpr size_t size = (size_t(1) << bits) * sizeof(Entry);
    static_assert(alignment % sizeof(Entry) == 0);

    struct Free {
        void operator()(void *memory) const { std::free(memory); }
    };
    Entry *aligned() const
    {
        void *place = m_memory.get();
        size_t space = size + alignment;
        return static_cast<Entry *>(std::align(alignment, size, place, space));
    }

    std::unique_ptr<void, Free> m_memory{q_check_ptr(std::calloc(size + alignment, 1))};
    Entry *m_entries = aligned();
};

} // namespace outcrop
