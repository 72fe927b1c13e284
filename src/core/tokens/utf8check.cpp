// SPDX-License-Identifier: GPL-3.0-or-later
// Each fault of UTF-8 but one shows in two neighbours, of which three halves of a byte are enough: a table for each half says which faults it allows, and a fault that
// all three allow is one. The last, a third or fourth byte that is none, is found from the bytes two and three places before.
// After John Keiser and Daniel Lemire, "Validating UTF-8 In Less Than One Instruction Per Byte" (2021).
#include "core/tokens/utf8check.h"

#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#include <tmmintrin.h>

namespace outcrop {
namespace {

#define OUTCROP_SSSE3 [[gnu::target("ssse3")]]

enum Fault : quint8 {
    TooShort = 1 << 0,     ///< a character begins before the last one is whole
    TooLong = 1 << 1,      ///< ASCII and a byte that continues it
    Overlong3 = 1 << 2,    ///< three bytes for what has two
    TooLarge = 1 << 3,     ///< above U+10FFFF
    Surrogate = 1 << 4,
    Overlong2 = 1 << 5,    ///< two bytes for ASCII
    Overlong4 = 1 << 6,    ///< four bytes for what has three, or far above U+10FFFF
    Continued = 1 << 7,    ///< two bytes that continue; whether they may is found elsewhere
    Any = TooShort | TooLong | Continued,
    Large = Any | TooLarge | Overlong4,
};

alignas(16) constexpr quint8 firstHigh[16] = {TooLong, TooLong, TooLong, TooLong, TooLong, TooLong, TooLong, TooLong, Continued, Continued, Continued, Continued,
    TooShort | Overlong2, TooShort, TooShort | Overlong3 | Surrogate, TooShort | TooLarge | Overlong4};
alignas(16) constexpr quint8 firstLow[16] = {Any | Overlong2 | Overlong3 | Overlong4, Any | Overlong2, Any, Any, Any | TooLarge, Large, Large, Large, Large, Large, Large,
    Large, Large, Large | Surrogate, Large, Large};
constexpr quint8 continuing = TooLong | Overlong2 | Continued;
alignas(16) constexpr quint8 secondHigh[16] = {TooShort, TooShort, TooShort, TooShort, TooShort, TooShort, TooShort, TooShort, continuing | Overlong3 | Overlong4,
    continuing | Overlong3 | TooLarge, continuing | Surrogate | TooLarge, continuing | Surrogate | TooLarge, TooShort, TooShort, TooShort, TooShort};

OUTCROP_SSSE3 inline __m128i looked(const quint8 *table, __m128i halves)
{
    return _mm_shuffle_epi8(_mm_load_si128(reinterpret_cast<const __m128i *>(table)), halves);
}

OUTCROP_SSSE3 inline __m128i highHalves(__m128i bytes)
{
    return _mm_and_si128(_mm_srli_epi16(bytes, 4), _mm_set1_epi8(0x0f));
}

/// Not zero where something is wrong with these bytes, or with those before them.
OUTCROP_SSSE3 inline __m128i faults(__m128i before, __m128i bytes)
{
    const __m128i one = _mm_alignr_epi8(bytes, before, 15);
    const __m128i two = _mm_alignr_epi8(bytes, before, 14);
    const __m128i three = _mm_alignr_epi8(bytes, before, 13);
    const __m128i pairs = _mm_and_si128(_mm_and_si128(looked(firstHigh, highHalves(one)), looked(firstLow, _mm_and_si128(one, _mm_set1_epi8(0x0f)))),
        looked(secondHigh, highHalves(bytes)));
    const __m128i third = _mm_subs_epu8(two, _mm_set1_epi8(char(0xe0 - 0x80)));
    const __m128i fourth = _mm_subs_epu8(three, _mm_set1_epi8(char(0xf0 - 0x80)));
    const __m128i mustContinue = _mm_and_si128(_mm_or_si128(third, fourth), _mm_set1_epi8(char(0x80)));
    return _mm_xor_si128(mustContinue, pairs);
}

OUTCROP_SSSE3 bool check(const char *at, qsizetype size)
{
    __m128i found = _mm_setzero_si128();
    __m128i before = _mm_setzero_si128();
    for (; size >= 16; size -= 16, at += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        found = _mm_or_si128(found, faults(before, bytes));
        before = bytes;
    }
    char rest[16] = {}; // zeroes behind the end show a character that is cut off
    std::memcpy(rest, at, size_t(size));
    found = _mm_or_si128(found, faults(before, _mm_loadu_si128(reinterpret_cast<const __m128i *>(rest))));
    return _mm_movemask_epi8(_mm_cmpeq_epi8(found, _mm_setzero_si128())) == 0xffff;
}

} // namespace

bool canCheckBlocks()
{
    static const bool can = __builtin_cpu_supports("ssse3");
    return can;
}

bool areUtf8Blocks(const char *bytes, qsizetype size)
{
    return check(bytes, size);
}

} // namespace outcrop

#else

namespace outcrop {

bool canCheckBlocks()
{
    return false;
}

bool areUtf8Blocks(const char *, qsizetype)
{
    return false;
}

} // namespace outcrop

#endif
