// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/asciiblock.h"
#include "core/tokens/characterclasses.h"

namespace outcrop {

/// What all splitters share: reading characters of valid UTF-8 and the parts that the published patterns have in common. A splitter looks
/// at no text before the piece it is asked for.
class SplitterBase
{
public:
    SplitterBase(CharacterClasses classes, const char *end) : m_classes(classes), m_end(end) { }

protected:
    using enum CharacterClass;

    /// One character: its class, and where the next one begins.
    struct Character {
        CharacterClass kind;
        const char *next;
    };

    bool atEnd(const char *at) const { return at == m_end; }
    const char *end() const { return m_end; }

    Character read(const char *at) const
    {
        const auto byte = [at](int i) { return char32_t(quint8(at[i])); };
        if (byte(0) < 0x80)
            return {m_classes.ofLow(byte(0)), at + 1};
        if (byte(0) < 0xe0)
            return {m_classes.ofLow((byte(0) & 0x1f) << 6 | (byte(1) & 0x3f)), at + 2};
        if (byte(0) < 0xf0)
            return {m_classes.of((byte(0) & 0x0f) << 12 | (byte(1) & 0x3f) << 6 | (byte(2) & 0x3f)), at + 3};
        return {m_classes.of((byte(0) & 0x07) << 18 | (byte(1) & 0x3f) << 12 | (byte(2) & 0x3f) << 6 | (byte(3) & 0x3f)), at + 4};
    }

    template<typename IsWanted>
    const char *skip(const char *at, IsWanted isWanted) const
    {
        while (!atEnd(at)) {
            const Character character = read(at);
            if (!isWanted(character.kind))
                return at;
            at = character.next;
        }
        return at;
    }

    const char *skipBytes(const char *at, bool (*isWanted)(char)) const
    {
        while (!atEnd(at) && isWanted(*at))
            ++at;
        return at;
    }

    /// \p{N}{1,3}
    const char *digits(const char *at) const
    {
        for (int count = 0; count < 3 && !atEnd(at); ++count) {
            const Character character = read(at);
            if (character.kind != Number)
                break;
            at = character.next;
        }
        return at;
    }

    /// \s*[\r\n]+|\s+(?!\S)|\s+ : through the last line break of the blanks; without one all but the last blank, if something follows that the last
    /// may belong to.
    const char *blanks(const char *at) const
    {
        const char *behindBreak = nullptr;
        const char *last = at;
        const char *here = at;
        while (!atEnd(here)) {
            const Character character = read(here);
            if (character.kind != Space && character.kind != Newline)
                break;
            last = here;
            here = character.next;
            if (character.kind == Newline)
                behindBreak = here;
        }
        if (behindBreak)
            return behindBreak;
        return atEnd(here) || last == at ? here : last;
    }

    bool hasBlock(const char *at) const { return m_end - at > AsciiBlock::size; }

    /// How many characters before a word belong to it: one that is neither letter nor number nor line break. More than a block holds, so that there is no
    /// word, for any other and for what is not ASCII.
    int prefixOf(const char *at, const AsciiBlock &block) const
    {
        if ((block.upper | block.lower) & 1)
            return 0;
        const CharacterClass kind = quint8(*at) < 0x80 ? m_classes.ofLow(quint8(*at)) : Number;
        return kind == Space || kind == Other ? 1 : AsciiBlock::size;
    }

    /// `size`, or 0 where that is not the whole word for certain.
    static qsizetype whole(const char *at, int size)
    {
        return size < AsciiBlock::size && quint8(at[size]) < 0x80 && at[size] != '\'' ? size : 0;
    }

    /// Behind (?i:'s|'t|'re|'ve|'m|'ll|'d), or `at` where there is none. Ignoring case makes U+017F, a long s, an s.
    const char *contraction(const char *at) const
    {
        const qsizetype left = m_end - at;
        if (left < 2 || *at != '\'')
            return at;
        const auto lower = [at](int i) { return char(at[i] | 0x20); };
        if (lower(1) == 's' || lower(1) == 't' || lower(1) == 'm' || lower(1) == 'd')
            return at + 2;
        if (left < 3)
            return at;
        const bool isLong = lower(1) == 'l' ? lower(2) == 'l' : (lower(1) == 'r' || lower(1) == 'v') && lower(2) == 'e';
        return isLong || (at[1] == '\xc5' && at[2] == '\xbf') ? at + 3 : at;
    }

private:
    CharacterClasses m_classes;
    const char *m_end;
};

/// o200k_base and o200k_harmony:
/// [^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?
/// |[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?
/// |\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+
class O200kSplitter : public SplitterBase
{
public:
    using SplitterBase::SplitterBase;

    const char *pieceEnd(const char *at) const
    {
        if (const qsizetype size = plainWord(at))
            return at + size;
        const Character first = read(at);
        switch (first.kind) {
        case Number:
            return digits(at);
        case Newline:
            return blanks(at);
        case Space:
        case Other:
            return behindPrefix(at, first);
        default: // a letter; and a mark, which is a prefix and a letter alike
            return contraction(word(at));
        }
    }

private:
    /// The usual case, without a loop: the size of a word in ASCII, perhaps behind a blank or a symbol, that ends before something in ASCII that cannot go on
    /// with it. 0 for all else.
    qsizetype plainWord(const char *at) const
    {
        if (!hasBlock(at))
            return 0;
        const AsciiBlock block(at);
        const int prefix = prefixOf(at, block);
        const int capitals = std::countr_one(block.upper >> prefix);
        const int small = std::countr_one(block.lower >> prefix >> capitals);
        return capitals + small == 0 ? 0 : whole(at, prefix + capitals + small);
    }

    const char *behindPrefix(const char *at, const Character &prefix) const
    {
        const char *behindWord = word(prefix.next);
        if (behindWord != prefix.next)
            return contraction(behindWord);
        if (prefix.kind == Other)
            return symbols(prefix.next);
        const bool beforeSymbol = *at == ' ' && !atEnd(prefix.next) && read(prefix.next).kind == Other;
        return beforeSymbol ? symbols(prefix.next) : blanks(at);
    }

    /// Capitals, then small letters; what has no case is both. Capitals that no small letter follows end at the last letter without case, because the
    /// first alternative is tried before the second. `at` where there is no word.
    const char *word(const char *at) const
    {
        const char *behindCaseless = nullptr;
        while (!atEnd(at)) {
            const Character character = read(at);
            if (character.kind == Lower)
                return skip(character.next, [](CharacterClass kind) { return kind == Lower || kind == Letter || kind == Mark; });
            if (character.kind == Letter || character.kind == Mark)
                behindCaseless = character.next;
            else if (character.kind != Upper)
                break;
            at = character.next;
        }
        return behindCaseless ? behindCaseless : at;
    }

    const char *symbols(const char *at) const
    {
        at = skip(at, [](CharacterClass kind) { return kind == Other || kind == Mark; });
        return skipBytes(at, [](char c) { return c == '\r' || c == '\n' || c == '/'; });
    }
};

/// cl100k_base:
/// (?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+
class Cl100kSplitter : public SplitterBase
{
public:
    using SplitterBase::SplitterBase;

    const char *pieceEnd(const char *at) const
    {
        if (const qsizetype size = plainWord(at))
            return at + size;
        const char *behindContraction = contraction(at);
        if (behindContraction != at)
            return behindContraction;
        const Character first = read(at);
        switch (first.kind) {
        case Number:
            return digits(at);
        case Newline:
            return blanks(at);
        case Space:
        case Other:
        case Mark:
            return behindPrefix(at, first);
        default:
            return letters(first.next);
        }
    }

private:
    /// As in O200kSplitter.
    qsizetype plainWord(const char *at) const
    {
        if (!hasBlock(at) || *at == '\'')
            return 0;
        const AsciiBlock block(at);
        const int prefix = prefixOf(at, block);
        const int letters = std::countr_one((block.upper | block.lower) >> prefix);
        return letters == 0 ? 0 : whole(at, prefix + letters);
    }

    const char *behindPrefix(const char *at, const Character &prefix) const
    {
        const char *behindLetters = letters(prefix.next);
        if (behindLetters != prefix.next)
            return behindLetters;
        if (prefix.kind != Space)
            return symbols(prefix.next);
        const bool beforeSymbol = *at == ' ' && !atEnd(prefix.next) && isSymbol(read(prefix.next).kind);
        return beforeSymbol ? symbols(prefix.next) : blanks(at);
    }

    static bool isSymbol(CharacterClass kind) { return kind == Other || kind == Mark; }

    const char *letters(const char *at) const
    {
        return skip(at, [](CharacterClass kind) { return kind == Upper || kind == Lower || kind == Letter; });
    }

    const char *symbols(const char *at) const
    {
        return skipBytes(skip(at, isSymbol), [](char c) { return c == '\r' || c == '\n'; });
    }
};

} // namespace outcrop
