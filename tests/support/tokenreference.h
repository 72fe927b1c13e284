// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A slow and simple reference implementation of the published tokenizers: the published patterns, matched with backtracking, and byte-pair merging as
// defined. It shares only the character and token tables with the tested implementation.

#include "core/tokens/characterclasses.h"
#include "core/tokens/encodingtable.h"
#include "tests/support/tokentexts.h"

#include <QHash>
#include <QList>

#include <algorithm>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace outcrop::testing {

using Rest = std::function<bool(size_t)>;
/// A part of a regular expression. Calls `rest` with the end of every match, the preferred match first, until `rest` returns true.
using Pattern = std::function<bool(const std::u32string &, size_t, const Rest &)>;
using Characters = std::function<bool(char32_t)>;

inline Pattern one(Characters isWanted)
{
    return [isWanted](const std::u32string &text, size_t at, const Rest &rest) { return at < text.size() && isWanted(text[at]) && rest(at + 1); };
}

inline Pattern sequence(std::vector<Pattern> parts)
{
    return [parts](const std::u32string &text, size_t at, const Rest &rest) {
        const std::function<bool(size_t, size_t)> from = [&](size_t part, size_t position) -> bool {
            return part == parts.size() ? rest(position) : parts[part](text, position, [&](size_t next) { return from(part + 1, next); });
        };
        return from(0, at);
    };
}

inline Pattern anyOf(std::vector<Pattern> alternatives)
{
    return [alternatives](const std::u32string &text, size_t at, const Rest &rest) {
        for (const Pattern &alternative : alternatives) {
            if (alternative(text, at, rest))
                return true;
        }
        return false;
    };
}

/// Matches greedily, then with fewer repetitions.
inline Pattern repeated(Pattern part, size_t least, size_t most = std::numeric_limits<size_t>::max())
{
    return [=](const std::u32string &text, size_t at, const Rest &rest) {
        const std::function<bool(size_t, size_t)> from = [&](size_t times, size_t position) -> bool {
            if (times < most && part(text, position, [&](size_t next) { return from(times + 1, next); }))
                return true;
            return times >= least && rest(position);
        };
        return from(0, at);
    };
}

inline Pattern notBefore(Characters isUnwanted)
{
    return [isUnwanted](const std::u32string &text, size_t at, const Rest &rest) { return (at == text.size() || !isUnwanted(text[at])) && rest(at); };
}

inline Characters in(std::vector<CharacterClass> classes, std::u32string also = {})
{
    return [=](char32_t c) {
        const CharacterClass own = CharacterClasses::unicode16().classOf(c);
        return std::find(classes.begin(), classes.end(), own) != classes.end() || also.find(c) != std::u32string::npos;
    };
}

inline Characters notInClasses(std::vector<CharacterClass> classes)
{
    return [isWanted = in(classes)](char32_t c) { return !isWanted(c); };
}

/// Matches (?i:'s|'t|'re|'ve|'m|'ll|'d).
inline Pattern contraction()
{
    const auto word = [](const std::vector<std::u32string> &letters) {
        std::vector<Pattern> parts = {one(in({}, U"'"))};
        for (const std::u32string &letter : letters)
            parts.push_back(one(in({}, letter)));
        return sequence(parts);
    };
    return anyOf({word({U"sS\u017f"}), word({U"tT"}), word({U"rR", U"eE"}), word({U"vV", U"eE"}), word({U"mM"}), word({U"lL", U"lL"}), word({U"dD"})});
}

/// Matches \s*[\r\n]+|\s+(?!\S)|\s+.
inline Pattern whitespace()
{
    using enum CharacterClass;
    const Pattern blank = one(in({Space, Newline}));
    return anyOf({sequence({repeated(blank, 0), repeated(one(in({Newline})), 1)}), sequence({repeated(blank, 1), notBefore(notInClasses({Space, Newline}))}),
        repeated(blank, 1)});
}

inline Pattern o200kPattern()
{
    using enum CharacterClass;
    const Pattern prefix = repeated(one(notInClasses({Newline, Upper, Lower, Letter, Number})), 0, 1);
    const Pattern capital = one(in({Upper, Letter, Mark}));
    const Pattern small = one(in({Lower, Letter, Mark}));
    const Pattern ending = repeated(contraction(), 0, 1);
    const Pattern symbol = one(notInClasses({Space, Newline, Upper, Lower, Letter, Number}));
    return anyOf({sequence({prefix, repeated(capital, 0), repeated(small, 1), ending}), sequence({prefix, repeated(capital, 1), repeated(small, 0), ending}),
        repeated(one(in({Number})), 1, 3), sequence({repeated(one(in({}, U" ")), 0, 1), repeated(symbol, 1), repeated(one(in({Newline}, U"/")), 0)}), whitespace()});
}

inline Pattern cl100kPattern()
{
    using enum CharacterClass;
    const Pattern prefix = repeated(one(notInClasses({Newline, Upper, Lower, Letter, Number})), 0, 1);
    const Pattern letter = one(in({Upper, Lower, Letter}));
    const Pattern symbol = one(notInClasses({Space, Newline, Upper, Lower, Letter, Number}));
    return anyOf({contraction(), sequence({prefix, repeated(letter, 1)}), repeated(one(in({Number})), 1, 3),
        sequence({repeated(one(in({}, U" ")), 0, 1), repeated(symbol, 1), repeated(one(in({Newline})), 0)}), whitespace()});
}

/// Decodes UTF-8 with the WHATWG algorithm.
inline std::u32string decoded(QByteArrayView bytes)
{
    std::u32string text;
    char32_t character = 0;
    int needed = 0;
    int seen = 0;
    quint8 lower = 0x80;
    quint8 upper = 0xbf;
    const auto begin = [&](int bytesNeeded, char32_t bits) {
        needed = bytesNeeded;
        character = bits;
    };
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto byte = quint8(bytes[i]);
        if (needed == 0) {
            if (byte <= 0x7f) {
                text += char32_t(byte);
            } else if (byte >= 0xc2 && byte <= 0xdf) {
                begin(1, byte & 0x1f);
            } else if (byte >= 0xe0 && byte <= 0xef) {
                lower = byte == 0xe0 ? 0xa0 : 0x80;
                upper = byte == 0xed ? 0x9f : 0xbf;
                begin(2, byte & 0xf);
            } else if (byte >= 0xf0 && byte <= 0xf4) {
                lower = byte == 0xf0 ? 0x90 : 0x80;
                upper = byte == 0xf4 ? 0x8f : 0xbf;
                begin(3, byte & 0x7);
            } else {
                text += U'\ufffd';
            }
            continue;
        }
        const bool isExpected = byte >= lower && byte <= upper;
        lower = 0x80;
        upper = 0xbf;
        if (!isExpected) {
            needed = seen = 0;
            text += U'\ufffd';
            --i;
            continue;
        }
        character = character << 6 | (byte & 0x3f);
        if (++seen == needed) {
            text += character;
            needed = seen = 0;
        }
    }
    return needed == 0 ? text : text + U'\ufffd';
}

class TokenReference
{
public:
    explicit TokenReference(const Encoding &encoding)
        : m_pattern(encoding.name() == QLatin1String("cl100k_base") ? cl100kPattern() : o200kPattern())
    {
        for (TokenId id = 0; id < encoding.table().ranks.size(); ++id)
            m_ranks.insert(encoding.table().ranks.bytes(id).toByteArray(), id);
    }

    std::vector<std::u32string> pieces(const std::u32string &text) const
    {
        std::vector<std::u32string> pieces;
        for (size_t at = 0; at < text.size();) {
            size_t end = at;
            m_pattern(text, at, [&end](size_t position) {
                end = position;
                return true;
            });
            pieces.push_back(text.substr(at, end - at));
            at = end;
        }
        return pieces;
    }

    QList<TokenId> encode(const std::u32string &text) const
    {
        QList<TokenId> tokens;
        for (const std::u32string &piece : pieces(text))
            tokens += mergePairs(stringOf(piece).toUtf8());
        return tokens;
    }

private:
    QList<TokenId> mergePairs(const QByteArray &piece) const
    {
        QList<QByteArray> parts;
        for (const char byte : piece)
            parts.append(QByteArray(1, byte));
        for (qsizetype at = lowest(parts); at >= 0; at = lowest(parts))
            parts[at] += parts.takeAt(at + 1);
        QList<TokenId> tokens;
        for (const QByteArray &part : parts)
            tokens.append(m_ranks.value(part));
        return tokens;
    }

    /// Returns the index of the first pair with the lowest rank, or -1 if no pair has a rank.
    qsizetype lowest(const QList<QByteArray> &parts) const
    {
        qsizetype best = -1;
        TokenId rank = std::numeric_limits<TokenId>::max();
        for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
            const TokenId here = m_ranks.value(QByteArray(parts[i] + parts[i + 1]), std::numeric_limits<TokenId>::max());
            if (here < rank) {
                rank = here;
                best = i;
            }
        }
        return best;
    }

    Pattern m_pattern;
    QHash<QByteArray, TokenId> m_ranks;
};

} // namespace outcrop::testing
