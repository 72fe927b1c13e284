// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace outcrop {

/// Bit masks of the character classes in the next bytes, up to the first non-ASCII byte. The lowest bit is the first
/// byte.
struct AsciiBlock {
    static constexpr int size = 64; ///< number of bytes to read

    quint64 known = 0; ///< all classified bytes; never includes the last byte, so that an unclassified byte always follows
    quint64 upperBits = 0;
    quint64 lowerBits = 0;
    quint64 digits = 0;
    quint64 whiteBits = 0; ///< space, and the ASCII control characters with the property White_Space
    quint64 spaces = 0;    ///< only U+0020
    quint64 newlines = 0;  ///< carriage return and line feed
    quint64 apostrophes = 0;

    static AsciiBlock read(const char *at);
    /// Like read(), but portable: processes one byte at a time.
    static AsciiBlock readPortable(const char *at);

private:
    void end(quint64 wideBits);
};

/// Clears the bits from the first non-ASCII byte on, and always the bit of the last byte.
inline void AsciiBlock::end(quint64 wideBits)
{
    constexpr quint64 last = quint64(1) << (size - 1);
    const quint64 behind = wideBits | last;
    known = (behind & -behind) - 1;
    for (quint64 *kind : {&upperBits, &lowerBits, &digits, &whiteBits, &spaces, &newlines, &apostrophes})
        *kind &= known;
}

inline AsciiBlock AsciiBlock::readPortable(const char *at)
{
    AsciiBlock block;
    quint64 wideBits = 0;
    for (int i = 0; i < size; ++i) {
        const auto bit = [i](bool is) { return quint64(is) << i; };
        const char c = at[i];
        wideBits |= bit(quint8(c) >= 0x80);
        block.upperBits |= bit(c >= 'A' && c <= 'Z');
        block.lowerBits |= bit(c >= 'a' && c <= 'z');
        block.digits |= bit(c >= '0' && c <= '9');
        block.whiteBits |= bit(c == ' ' || (c >= '\t' && c <= '\r'));
        block.spaces |= bit(c == ' ');
        block.newlines |= bit(c == '\n' || c == '\r');
        block.apostrophes |= bit(c == '\'');
    }
    block.end(wideBits);
    return block;
}

#ifdef __SSE2__

inline AsciiBlock AsciiBlock::read(const char *at)
{
    AsciiBlock block;
    quint64 wideBits = 0;
    for (int i = 0; i < size; i += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at + i));
        const auto bits = [i](__m128i found) { return quint64(quint32(_mm_movemask_epi8(found))) << i; };
        const auto equalBytes = [bytes](char c) { return _mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)); };
        const auto within = [](__m128i values, char first, char last) {
            const __m128i above = _mm_sub_epi8(values, _mm_set1_epi8(first));
            return _mm_cmpeq_epi8(_mm_min_epu8(above, _mm_set1_epi8(char(last - first))), above);
        };
        const quint64 letters = bits(within(_mm_or_si128(bytes, _mm_set1_epi8(0x20)), 'a', 'z'));
        const quint64 caseBits = bits(_mm_slli_epi16(bytes, 2)); // bit 0x20, which distinguishes lowercase from uppercase letters, shifted to the highest bit
        wideBits |= bits(bytes);
        block.upperBits |= letters & ~caseBits;
        block.lowerBits |= letters & caseBits;
        block.digits |= bits(within(bytes, '0', '9'));
        block.whiteBits |= bits(_mm_or_si128(equalBytes(' '), within(bytes, '\t', '\r')));
        block.spaces |= bits(equalBytes(' '));
        block.newlines |= bits(_mm_or_si128(equalBytes('\n'), equalBytes('\r')));
        block.apostrophes |= bits(equalBytes('\''));
    }
    block.end(wideBits);
    return block;
}

#else

inline AsciiBlock AsciiBlock::read(const char *at)
{
    return readPortable(at);
}

#endif

} // namespace outcrop
