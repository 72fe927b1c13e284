// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the tables of a vocabulary lie in memory. They are made when the program is built (tables/maketables.cpp), are part of it, and are read where they
// lie: maker and reader agree here, on the layout and on the hashes. Numbers have the byte order of the machine that builds.

#include <QtGlobal>

#include <bit>
#include <cstring>

namespace outcrop::tables {

constexpr quint64 magic = 0x3130656c62617442; // also tells a table of the other byte order
constexpr qsizetype sectionAlignment = 64;

/// `count` numbers of a type that the reader knows, `offset` bytes from the beginning of the table.
struct Section {
    quint32 offset;
    quint32 count;
};

struct RankTableHeader {
    quint64 magic;
    quint32 tokens;
    quint32 longest;    ///< bytes of the longest token
    Section ends;       ///< quint32 by token: where its bytes end in `bytes`
    Section bytes;      ///< the tokens, one behind the other
    Section byteTokens; ///< quint32 by byte: its token
    Section vocabulary; ///< slots: bytes of a token → token
    Section pairs;      ///< slots: two tokens that merge → token
    Section splits;     ///< Split by token: what it was merged from
    Section units;      ///< quint32: the tokens as a double-array trie
    Section values;     ///< quint32 by unit: its token, where the unit ends one
};

struct ClassTableHeader {
    quint64 magic;
    Section blocks;  ///< quint16 by code point / blockSize: which block
    Section classes; ///< quint8: blocks of blockSize classes
};
constexpr char32_t blockSize = 128;
constexpr char32_t codePoints = 0x110000;

/// What a token was merged from. One of a single byte is its own halves; so is one that merging its bytes does not give, which only ever stands for a
/// whole piece.
struct Split {
    quint32 left;
    quint32 right;

    friend bool operator==(const Split &, const Split &) = default;
};
constexpr quint32 nothing = 0xffffffff;

/// The classes that the splitters tell apart.
enum class CharacterClass : quint8 {
    Other,   ///< punctuation, symbols, controls, what is not assigned
    Upper,   ///< Lu Lt
    Lower,   ///< Ll
    Letter,  ///< Lm Lo
    Mark,    ///< M
    Number,  ///< N
    Space,   ///< White_Space but for the next
    Newline, ///< return and line feed
};

// A slot holds a token in its low bits and a fingerprint above: most look-ups that find nothing end here, with one access to memory.
constexpr int tokenBits = 18;
constexpr quint32 tokenMask = (1u << tokenBits) - 1;
constexpr quint32 emptySlot = nothing;

constexpr quint32 slotOf(quint64 hash, quint32 token) { return quint32(hash) << tokenBits | token; }
constexpr bool slotMatches(quint32 slot, quint64 hash) { return ((slot ^ quint32(hash) << tokenBits) & ~tokenMask) == 0; }
/// Where to look first; the search goes on to the slots behind. `count` is a power of two.
constexpr quint32 firstSlot(quint64 hash, quint32 count) { return quint32(hash >> 32) & (count - 1); }

constexpr quint64 mixed(quint64 low, quint64 high)
{
    quint64 hash = (low ^ std::rotl(high, 25)) * 0x9e3779b97f4a7c15 ^ high * 0xd6e8feb86659fd93;
    hash = (hash ^ hash >> 32) * 0xbf58476d1ce4e5b9;
    return hash ^ hash >> 29;
}

constexpr quint64 pairHash(quint32 left, quint32 right)
{
    return mixed(quint64(left) << 32 | right, 0);
}

/// Up to 15 bytes and their number as two words: comparing and hashing them is a matter of a few instructions.
struct ShortKey {
    static constexpr qsizetype capacity = 15;
    quint64 low = 0;
    quint64 high = 0;

    quint64 hash() const { return mixed(low, high); }
    friend bool operator==(const ShortKey &, const ShortKey &) = default;
};

inline quint64 word(const char *bytes, qsizetype size)
{
    quint64 word = 0;
    std::memcpy(&word, bytes, size_t(size));
    if constexpr (std::endian::native == std::endian::big)
        word = __builtin_bswap64(word);
    return word;
}

inline ShortKey shortKey(const char *bytes, qsizetype size)
{
    const quint64 length = quint64(size) << 56;
    return size <= 8 ? ShortKey{word(bytes, size), length} : ShortKey{word(bytes, 8), word(bytes + 8, size - 8) | length};
}

inline quint64 hashOf(const char *bytes, qsizetype size)
{
    if (size <= ShortKey::capacity)
        return shortKey(bytes, size).hash();
    quint64 hash = quint64(size);
    for (; size > 8; bytes += 8, size -= 8)
        hash = mixed(hash, word(bytes, 8));
    return mixed(hash, word(bytes, size));
}

// A unit of the trie: the lowest nine bits are the byte that leads to it, or freeUnit; then whether a token ends here; then where its children are.
constexpr quint32 freeUnit = 0x1ff;
constexpr quint32 labelMask = 0x1ff;
constexpr quint32 endsToken = 0x200;
constexpr int childrenShift = 10;

/// The child of a unit by a byte is here, if its label is that byte.
constexpr quint32 childOf(quint32 unit, quint8 byte) { return (unit >> childrenShift) ^ byte; }

} // namespace outcrop::tables
