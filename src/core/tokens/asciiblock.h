// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace outcrop {

/// Which of the next 16 bytes are capitals and which are small letters of ASCII, a bit each; the lowest is the first.
class AsciiBlock
{
public:
    static constexpr int size = 16;

    quint32 upper;
    quint32 lower;

#ifdef __SSE2__
    explicit AsciiBlock(const char *at)
    {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        upper = within(bytes, 'A', 'Z');
        lower = within(bytes, 'a', 'z');
    }

private:
    /// Bytes that are not ASCII are negative here, so less than any letter.
    static quint32 within(__m128i bytes, char first, char last)
    {
        const __m128i above = _mm_cmpgt_epi8(bytes, _mm_set1_epi8(char(first - 1)));
        const __m128i below = _mm_cmplt_epi8(bytes, _mm_set1_epi8(char(last + 1)));
        return quint32(_mm_movemask_epi8(_mm_and_si128(above, below)));
    }
#else
    explicit AsciiBlock(const char *at)
        : upper(within(tables::word(at), 'A', 'Z') | within(tables::word(at + 8), 'A', 'Z') << 8),
          lower(within(tables::word(at), 'a', 'z') | within(tables::word(at + 8), 'a', 'z') << 8)
    {
    }

private:
    /// In eight bytes at once: adding what is missing to 0x80 sets the highest bit of those that reach it.
    static constexpr quint32 within(quint64 bytes, quint8 first, quint8 last)
    {
        constexpr quint64 each = 0x0101010101010101;
        constexpr quint64 high = each << 7;
        const quint64 seven = bytes & ~high;
        const quint64 found = (seven + each * (0x80u - first)) & ~(seven + each * (0x7fu - last)) & ~bytes & high;
        return quint32((found >> 7) * 0x0102040810204080 >> 56);
    }
#endif
};

} // namespace outcrop
