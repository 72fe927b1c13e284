// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the tables of a vocabulary lie in memory. They are made when the program is built (tables/maketables.cpp), are part of it, and are read where they
// lie: maker and reader agree here, on the layout and on the hashes. Numbers have the byte order of the machine that builds.

#include <QtGlobal>

#include <bit>
#include <cstring>

namespace outcrop::tables {

constexpr quint64 magic = 0x3130656c62617442; // also rejects a table of the other byte order
constexpr qsizetype sectionAlignment = 64;

/// `count` numbers of a type that the reader knows, `offset` bytes from the beginning of the table.
struct Section {
    quint32 offset;
    quint32 count;
};

struct RankTableHeader {
    quint64 magic;
    Section ends;   ///< quint32 by token: where its bytes end in `bytes`
    Section bytes;  ///< the tokens, one behind the other
    Section pairs;  ///< quint64 slots: two tokens that merge → token
    Section filter; ///< quint64: a bit for the hash of each of these pairs
    Section words;  ///< quint64 slots: short tokens by their bytes
    Section prefixes; ///< quint32 by token: the longest token that it begins with, itself excluded
    Section splits; ///< Split by token: what it was merged from
    Section units;  ///< Unit: the tokens as a double-array trie
    Section starts; ///< quint32 by byte: its token; then by two bytes, the first times 256: the token they merge to, or nothing
    Section joins;  ///< quint64: a bit for each two wide characters that a token may reach across
};

struct ClassTableHeader {
    quint64 magic;
    Section blocks;  ///< quint16 by code point / blockSize: which block
    Section classes; ///< quint8: blocks of blockSize classes
};
/// Below, the classes lie in order: the first blocks are themselves, whether they are equal to others or not.
constexpr char32_t directClasses = 0x800;
constexpr char32_t blockSize = 128;
constexpr char32_t codePoints = 0x110000;

/// What a token was merged from. One of a single byte is its own halves.
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

// Slots of hash tables are one word each, so that a look-up is one access to memory. Where a slot is taken the search goes on to the one behind.
constexpr int tokenBits = 18;
constexpr quint32 tokenMask = (1u << tokenBits) - 1;
constexpr quint64 emptySlot = ~quint64(0);

/// Two tokens, which are the slot without its lowest bits, and what they merge to.
constexpr quint64 pairSlotOf(quint32 left, quint32 right, quint32 token)
{
    return (quint64(left) << tokenBits | right) << tokenBits | token;
}
/// Where to look first. `count` is a power of two.
constexpr quint32 firstSlot(quint64 hash, quint32 count) { return quint32(hash >> 32) & (count - 1); }

/// Nearly all pairs that do not merge have no bit here, in a table that the processor's cache can hold.
constexpr int filterBits = 21;
constexpr quint32 filterBitOf(quint64 hash) { return quint32(hash) & ((1u << filterBits) - 1); }

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

// Wide characters are those of three bytes from U+3000 on: Chinese, Japanese, Korean. Their texts have few blanks, but of two neighbours few lie in one
// token; between the others a piece falls apart into smaller pieces.
constexpr bool leadsWide(char byte)
{
    return quint8(byte) >= 0xe3 && quint8(byte) < 0xf0;
}
constexpr qsizetype wideSize = 3;
constexpr int joinBits = 19;

/// The bit of two wide characters. Others may share it, which costs time and nothing else.
constexpr quint32 joinOf(quint32 left, quint32 right)
{
    return quint32((quint64(left) << 24 | right) * 0x9e3779b97f4a7c15 >> (64 - joinBits));
}

inline quint32 wideAt(const char *at)
{
    return quint32(quint8(at[0])) << 16 | quint32(quint8(at[1])) << 8 | quint8(at[2]);
}

/// Eight bytes; the first is the lowest.
inline quint64 word(const char *bytes)
{
    quint64 word;
    std::memcpy(&word, bytes, sizeof word);
    if constexpr (std::endian::native == std::endian::big)
        word = __builtin_bswap64(word);
    return word;
}

/// The first `size` bytes of a word, and zeroes.
constexpr quint64 firstBytes(quint64 word, qsizetype size)
{
    return size >= 8 ? word : word & ((quint64(1) << size * 8) - 1);
}

/// Up to 15 bytes and their number as two words: comparing and hashing them is a matter of a few instructions.
struct ShortKey {
    static constexpr qsizetype capacity = 15;
    static constexpr qsizetype readable = 16;
    quint64 low = 0;
    quint64 high = 0;

    friend bool operator==(const ShortKey &, const ShortKey &) = default;

    /// From bytes of which `readable` may be read.
    static ShortKey of(const char *bytes, qsizetype size)
    {
        const quint64 high = size > 8 ? firstBytes(word(bytes + 8), size - 8) : 0;
        return {firstBytes(word(bytes), size), high | quint64(size) << 56};
    }
    /// The highest bits are the best.
    quint64 hash() const { return (low ^ std::rotl(high, 27)) * 0x9e3779b97f4a7c15; }
};

/// A short token: half of its hash, where its bytes begin, and their number.
constexpr int lengthBits = 4;
constexpr quint64 wordSlotOf(quint64 hash, quint32 begin, qsizetype size) { return hash >> 32 << 32 | begin << lengthBits | quint32(size); }
constexpr quint32 firstWordSlot(quint64 hash, quint32 count) { return quint32(hash >> 40) & (count - 1); }
/// Behind the bytes of the tokens as many more may be read.
constexpr qsizetype padding = ShortKey::readable;

/// A prefix of a token: the token that the prefix is, and its size.
constexpr int prefixSizeBits = 8;

/// Like a ShortKey, for 16 to 31 bytes.
struct LongKey {
    static constexpr qsizetype capacity = 31;
    static constexpr qsizetype readable = 32;
    quint64 words[4] = {};

    static LongKey of(const char *bytes, qsizetype size)
    {
        const quint64 last = size > 24 ? firstBytes(word(bytes + 24), size - 24) : 0;
        return {{word(bytes), word(bytes + 8), firstBytes(word(bytes + 16), size - 16), last | quint64(size - 16) << 56}};
    }
    quint64 hash() const { return mixed(words[0] ^ std::rotl(words[2], 27), words[1] ^ std::rotl(words[3], 27)); }
};

/// The same where no more than the bytes themselves may be read.
template<typename Key>
Key keyOfUnpadded(const char *bytes, qsizetype size)
{
    char padded[Key::readable] = {};
    std::memcpy(padded, bytes, size_t(size));
    return Key::of(padded, size);
}

/// A place in the trie. Where a token ends, it is the bytes of the path from the root, which is unit 0.
struct Unit {
    quint32 link;  ///< the lowest nine bits are the byte that leads here, or freeLabel; above is the position of the children
    quint32 token; ///< the token that ends here, or nothing
};
constexpr quint32 labelMask = 0x1ff;
constexpr quint32 freeLabel = 0x1ff;
constexpr int childrenShift = 9;

/// The child of a unit by a byte is here, if its label is that byte.
constexpr quint32 childOf(quint32 link, quint8 byte)
{
    return (link >> childrenShift) ^ byte;
}

} // namespace outcrop::tables
