// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The memory layout of the vocabulary tables, and their hash functions, shared by writer and reader. tables/maketables.cpp creates the tables at build
// time; the program contains them and reads them in place. Numbers have the byte order of the build machine.

#include <QtGlobal>

#include <bit>
#include <cstring>

namespace outcrop::tables {

constexpr quint64 magic = 0x3130656c62617442; // also detects tables with the wrong byte order
constexpr qsizetype sectionAlignment = 64;

/// An array of `count` elements, `offset` bytes from the start of the table.
struct Section {
    quint32 offset;
    quint32 count;
};

/// The header of a vocabulary's table: the location of each section.
struct RankTableHeader {
    quint64 magic;
    Section ends;   ///< quint32 by token: end of its bytes in `bytes`
    Section bytes;  ///< concatenated tokens
    Section pairs;  ///< quint64 slots: two tokens that merge → result
    Section filter; ///< quint64: bit mask by the hash of two tokens that merge
    Section words;  ///< quint64 slots: short tokens by their bytes
    Section prefixes; ///< quint32 by token: longest other token that is its prefix
    Section splits; ///< Split by token: the two tokens it was merged from
    Section units;  ///< Unit: double-array trie of the tokens
    Section starts; ///< quint32 by byte: its token; then by two bytes, 256 × the first + the second: their merged token, or `noToken`
    Section joins;  ///< quint64: bit mask by pairs of wide characters that a token may span
};

/// The header of the table of character classes.
struct ClassTableHeader {
    quint64 magic;
    Section blocks;  ///< quint16 by code point / blockSize: index of the block
    Section classes; ///< quint8: blocks of blockSize classes
};
/// Below this code point, classes are stored in order, because blocks are not shared.
constexpr char32_t directClasses = 0x800;
constexpr char32_t blockSize = 128;
constexpr char32_t codePoints = 0x110000;

/// The two tokens that a token was merged from. For a single-byte token, both are the token itself.
struct Split {
    quint32 left;
    quint32 right;

    friend bool operator==(const Split &, const Split &) = default;
};
constexpr quint32 noToken = 0xffffffff;

/// The character classes that the splitters distinguish.
enum class CharacterClass : quint8 {
    Other,   ///< punctuation, symbols, other control characters, unassigned
    Upper,   ///< Unicode categories Lu and Lt
    Lower,   ///< Unicode category Ll
    Letter,  ///< Unicode categories Lm and Lo
    Mark,    ///< Unicode category M
    Number,  ///< Unicode category N
    Space,   ///< White_Space, without Newline
    Newline, ///< carriage return and line feed
};

// Slots of the hash tables are single words, so that a lookup is one memory access. Collisions use linear probing.
constexpr int tokenBits = 18;
constexpr quint32 tokenMask = (1u << tokenBits) - 1;
constexpr quint64 emptySlot = ~quint64(0);

/// Returns the slot of a pair: the two tokens in the high bits, and their merged token in the low bits.
constexpr quint64 pairSlotOf(quint32 left, quint32 right, quint32 token)
{
    return (quint64(left) << tokenBits | right) << tokenBits | token;
}
/// Returns the first index to probe. `count` must be a power of two.
constexpr quint32 firstSlot(quint64 hash, quint32 count) { return quint32(hash >> 32) & (count - 1); }

/// A filter that rejects nearly all pairs that do not merge. Small enough for the processor's cache.
constexpr int filterBits = 21;
constexpr quint32 filterBitOf(quint64 hash) { return quint32(hash) & ((1u << filterBits) - 1); }

constexpr quint64 mixBits(quint64 low, quint64 high)
{
    quint64 hash = (low ^ std::rotl(high, 25)) * 0x9e3779b97f4a7c15 ^ high * 0xd6e8feb86659fd93;
    hash = (hash ^ hash >> 32) * 0xbf58476d1ce4e5b9;
    return hash ^ hash >> 29;
}

constexpr quint64 pairHash(quint32 left, quint32 right)
{
    return mixBits(quint64(left) << 32 | right, 0);
}

// Wide characters are those of three bytes from U+3000 on: Chinese, Japanese, Korean. Their texts have few spaces, but few tokens span two characters,
// so a piece can be split between most characters.
constexpr bool startsWideCharacter(char byte)
{
    return quint8(byte) >= 0xe3 && quint8(byte) < 0xf0;
}
constexpr qsizetype wideSize = 3;
constexpr int joinBits = 19;

/// Returns the bit of two wide characters. A hash collision only costs time.
constexpr quint32 joinBitOf(quint32 left, quint32 right)
{
    return quint32((quint64(left) << 24 | right) * 0x9e3779b97f4a7c15 >> (64 - joinBits));
}

inline quint32 wideCharacterAt(const char *at)
{
    return quint32(quint8(at[0])) << 16 | quint32(quint8(at[1])) << 8 | quint8(at[2]);
}

/// Returns eight bytes as a little-endian word.
inline quint64 word(const char *bytes)
{
    quint64 word;
    std::memcpy(&word, bytes, sizeof word);
    if constexpr (std::endian::native == std::endian::big)
        word = __builtin_bswap64(word);
    return word;
}

/// Returns the first `size` bytes of a word, with the others set to zero.
constexpr quint64 firstBytes(quint64 word, qsizetype size)
{
    return size >= 8 ? word : word & ((quint64(1) << size * 8) - 1);
}

/// Up to 15 bytes and their number in two words, for fast comparison and hashing.
struct ShortKey {
    static constexpr qsizetype capacity = 15;
    static constexpr qsizetype readableBytes = 16;
    quint64 low = 0;
    quint64 high = 0;

    friend bool operator==(const ShortKey &, const ShortKey &) = default;

    /// Returns the key of `size` bytes. At least `readable` bytes must be readable.
    static ShortKey of(const char *bytes, qsizetype size)
    {
        const quint64 high = size > 8 ? firstBytes(word(bytes + 8), size - 8) : 0;
        return {firstBytes(word(bytes), size), high | quint64(size) << 56};
    }
    /// Returns a hash whose highest bits have the best distribution.
    quint64 hash() const { return (low ^ std::rotl(high, 27)) * 0x9e3779b97f4a7c15; }
};

/// The slot of a short token contains half of its hash, the start of its bytes, and their number in the lowest `lengthBits` bits.
constexpr int lengthBits = 4;
constexpr quint64 wordSlotOf(quint64 hash, quint32 begin, qsizetype size) { return hash >> 32 << 32 | begin << lengthBits | quint32(size); }
constexpr quint32 firstWordSlot(quint64 hash, quint32 count) { return quint32(hash >> 40) & (count - 1); }
/// The number of padding bytes after the bytes of the tokens, so that a key can always read `readable` bytes.
constexpr qsizetype padding = ShortKey::readableBytes;

/// Number of bits for the size of a token's prefix; the others are the prefix token.
constexpr int prefixSizeBits = 8;

/// Like ShortKey, for 16 to 31 bytes.
struct LongKey {
    static constexpr qsizetype capacity = 31;
    static constexpr qsizetype readableBytes = 32;
    quint64 words[4] = {};

    static LongKey of(const char *bytes, qsizetype size)
    {
        const quint64 last = size > 24 ? firstBytes(word(bytes + 24), size - 24) : 0;
        return {{word(bytes), word(bytes + 8), firstBytes(word(bytes + 16), size - 16), last | quint64(size - 16) << 56}};
    }
    quint64 hash() const { return mixBits(words[0] ^ std::rotl(words[2], 27), words[1] ^ std::rotl(words[3], 27)); }
};

/// Returns the key of bytes without reading beyond them.
template<typename Key>
Key keyOfUnpaddedPiece(const char *bytes, qsizetype size)
{
    char padded[Key::readableBytes] = {};
    std::memcpy(padded, bytes, size_t(size));
    return Key::of(padded, size);
}

/// A node of the trie. A token that ends here has the bytes on the path from the root, which is unit 0.
struct Unit {
    quint32 link;  ///< lowest nine bits: the byte that leads here, or freeLabel; other bits: base index of the children
    quint32 token; ///< the token that ends here, or `noToken`
};
constexpr quint32 labelMask = 0x1ff;
constexpr quint32 freeLabel = 0x1ff;
constexpr int childrenShift = 9;

/// Returns the index of a unit's child for a byte. The child exists if its label is that byte.
constexpr quint32 childOf(quint32 link, quint8 byte)
{
    return (link >> childrenShift) ^ byte;
}

} // namespace outcrop::tables
