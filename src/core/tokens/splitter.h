// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/asciistarts.h"
#include "core/tokens/characterclasses.h"

namespace outcrop {

/// Base of all splitters: reads characters of valid UTF-8, and implements the common parts of the published patterns. A splitter never reads text before
/// the current piece.
class SplitterBase
{
public:
    SplitterBase(CharacterClasses classes, const char *end) : m_classes(classes), m_end(end) { }

protected:
    using enum CharacterClass;

    /// The class of a character, and the start of the next one.
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
            return {m_classes.classOfLow(byte(0)), at + 1};
        if (byte(0) < 0xe0)
            return {m_classes.classOfLow((byte(0) & 0x1f) << 6 | (byte(1) & 0x3f)), at + 2};
        if (byte(0) < 0xf0)
            return {m_classes.classOf((byte(0) & 0x0f) << 12 | (byte(1) & 0x3f) << 6 | (byte(2) & 0x3f)), at + 3};
        return {m_classes.classOf((byte(0) & 0x07) << 18 | (byte(1) & 0x3f) << 12 | (byte(2) & 0x3f) << 6 | (byte(3) & 0x3f)), at + 4};
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

    /// Returns the end of \p{N}{1,3}.
    const char *skipDigits(const char *at) const
    {
        for (int count = 0; count < 3 && !atEnd(at); ++count) {
            const Character character = read(at);
            if (character.kind != Number)
                break;
            at = character.next;
        }
        return at;
    }

    /// Returns the end of \s*[\r\n]+|\s+(?!\S)|\s+ : up to the last line break in the run of whitespace. Without a line break, up to the last character of the
    /// run, which is excluded if text follows and the run has several characters.
    const char *skipBlanks(const char *at) const
    {
        const char *afterBreak = nullptr;
        const char *last = at;
        const char *begin = at;
        while (!atEnd(begin)) {
            const Character character = read(begin);
            if (character.kind != Space && character.kind != Newline)
                break;
            last = begin;
            begin = character.next;
            if (character.kind == Newline)
                afterBreak = begin;
        }
        if (afterBreak)
            return afterBreak;
        return atEnd(begin) || last == at ? begin : last;
    }

    /// Returns whether reading a block is possible and worthwhile: the text is long enough, and the first eight bytes are ASCII.
    bool hasBlock(const char *at) const { return m_end - at >= AsciiBlock::size && (tables::word(at) & 0x8080808080808080) == 0; }

    /// Returns the end of (?i:'s|'t|'re|'ve|'m|'ll|'d), or `at` if it does not match. Case-insensitive matching treats U+017F (long s) as s.
    const char *skipContraction(const char *at) const
    {
        const qsizetype left = m_end - at;
        if (left < 2 || *at != '\'')
            return at;
        const auto toLower = [at](int i) { return char(at[i] | 0x20); };
        if (toLower(1) == 's' || toLower(1) == 't' || toLower(1) == 'm' || toLower(1) == 'd')
            return at + 2;
        if (left < 3)
            return at;
        const bool isLong = toLower(1) == 'l' ? toLower(2) == 'l' : (toLower(1) == 'r' || toLower(1) == 'v') && toLower(2) == 'e';
        return isLong || (at[1] == '\xc5' && at[2] == '\xbf') ? at + 3 : at;
    }

private:
    CharacterClasses m_classes;
    const char *m_end;
};

/// Splitter for o200k_base and o200k_harmony:
/// [^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?
/// |[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?
/// |\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+
class O200kSplitter : public SplitterBase
{
public:
    using SplitterBase::SplitterBase;

    /// Returns a bit mask of the piece starts in the next AsciiBlock::size bytes. The first byte must start a piece. Returns 0 if the pieces must be
    /// found one by one with pieceEnd().
    quint64 startsInBlock(const char *at) const
    {
        if (!hasBlock(at))
            return 0;
        const AsciiBlock block = AsciiBlock::read(at);
        AsciiStarts pieces(block);
        pieces.addStartsAtCapitals();
        pieces.excludeSlashes(at);
        joinContractions(pieces, at);
        return pieces.starts();
    }

    const char *pieceEnd(const char *at) const
    {
        const Character first = read(at);
        switch (first.kind) {
        case Number:
            return skipDigits(at);
        case Newline:
            return skipBlanks(at);
        case Space:
        case Other:
            return endAfterPrefix(at, first);
        default: // a letter, or a mark, which can be a prefix or part of the word
            return skipContraction(word(at));
        }
    }

private:
    /// Joins contractions with their word. A word has at most one contraction, because a second one would not directly follow the word.
    void joinContractions(AsciiStarts &pieces, const char *at) const
    {
        quint64 end = 0;
        for (quint64 left = pieces.apostrophesAfterWords(); left != 0; left &= left - 1) {
            const quint64 first = left & -left;
            const char *apostrophe = at + std::countr_zero(left);
            const qsizetype size = skipContraction(apostrophe) - apostrophe;
            if (size == 0 || first == end)
                continue;
            end = first << size;
            pieces.joinUntil(first, end);
        }
    }

    const char *endAfterPrefix(const char *at, const Character &prefix) const
    {
        const char *wordEnd = word(prefix.next);
        if (wordEnd != prefix.next)
            return skipContraction(wordEnd);
        if (prefix.kind == Other)
            return skipSymbols(prefix.next);
        const bool isBeforeSymbol = *at == ' ' && !atEnd(prefix.next) && read(prefix.next).kind == Other;
        return isBeforeSymbol ? skipSymbols(prefix.next) : skipBlanks(at);
    }

    /// Returns the end of a word: uppercase letters, then lowercase letters. Letters without case count as both. Without a lowercase letter, the word ends after the last
    /// letter without case, if there is one, because the first alternative of the pattern precedes the second. Returns `at` if there is no word.
    const char *word(const char *at) const
    {
        const char *afterCaseless = nullptr;
        while (!atEnd(at)) {
            const Character character = read(at);
            if (character.kind == Lower)
                return skip(character.next, [](CharacterClass kind) { return kind == Lower || kind == Letter || kind == Mark; });
            if (character.kind == Letter || character.kind == Mark)
                afterCaseless = character.next;
            else if (character.kind != Upper)
                break;
            at = character.next;
        }
        return afterCaseless ? afterCaseless : at;
    }

    const char *skipSymbols(const char *at) const
    {
        at = skip(at, [](CharacterClass kind) { return kind == Other || kind == Mark; });
        return skipBytes(at, [](char c) { return c == '\r' || c == '\n' || c == '/'; });
    }
};

/// Splitter for cl100k_base:
/// (?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+
class Cl100kSplitter : public SplitterBase
{
public:
    using SplitterBase::SplitterBase;

    /// Returns a bit mask of the piece starts, like O200kSplitter::startsInBlock().
    quint64 startsInBlock(const char *at) const
    {
        if (!hasBlock(at))
            return 0;
        const AsciiBlock block = AsciiBlock::read(at);
        AsciiStarts pieces(block);
        endContractions(pieces, at);
        return pieces.starts();
    }

    const char *pieceEnd(const char *at) const
    {
        const char *afterContraction = skipContraction(at);
        if (afterContraction != at)
            return afterContraction;
        const Character first = read(at);
        switch (first.kind) {
        case Number:
            return skipDigits(at);
        case Newline:
            return skipBlanks(at);
        case Space:
        case Other:
        case Mark:
            return endAfterPrefix(at, first);
        default:
            return skipLetters(first.next);
        }
    }

private:
    /// Ends contractions, which are always separate pieces.
    void endContractions(AsciiStarts &pieces, const char *at) const
    {
        for (quint64 left = pieces.apostrophesAtStarts(); left != 0; left &= left - 1) {
            const quint64 second = (left & -left) << 1;
            const char *apostrophe = at + std::countr_zero(left);
            const qsizetype size = skipContraction(apostrophe) - apostrophe;
            if (size > 0)
                pieces.joinUntil(second, second << (size - 1));
        }
    }

    const char *endAfterPrefix(const char *at, const Character &prefix) const
    {
        const char *afterLetters = skipLetters(prefix.next);
        if (afterLetters != prefix.next)
            return afterLetters;
        if (prefix.kind != Space)
            return skipSymbols(prefix.next);
        const bool isBeforeSymbol = *at == ' ' && !atEnd(prefix.next) && isSymbol(read(prefix.next).kind);
        return isBeforeSymbol ? skipSymbols(prefix.next) : skipBlanks(at);
    }

    static bool isSymbol(CharacterClass kind) { return kind == Other || kind == Mark; }

    const char *skipLetters(const char *at) const
    {
        return skip(at, [](CharacterClass kind) { return kind == Upper || kind == Lower || kind == Letter; });
    }

    const char *skipSymbols(const char *at) const
    {
        return skipBytes(skip(at, isSymbol), [](char c) { return c == '\r' || c == '\n'; });
    }
};

/// Calls use(bytes, size) for each piece of valid UTF-8.
template<typename Splitter, typename Use>
void forEachPiece(const Splitter &splitter, const char *at, const char *end, Use use)
{
    while (at != end) {
        const char *block = at;
        const quint64 laterStarts = splitter.startsInBlock(at) & ~quint64(1);
        for (quint64 left = laterStarts; left != 0; left &= left - 1) {
            const char *next = block + std::countr_zero(left);
            use(at, next - at);
            at = next;
        }
        if (laterStarts != 0)
            continue;
        const char *next = splitter.pieceEnd(at);
        use(at, next - at);
        at = next;
    }
}

} // namespace outcrop
