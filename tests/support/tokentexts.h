// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <random>
#include <string>

namespace outcrop::testing {

/// Returns the text as a QString. QString::fromUcs4() would drop a byte order mark.
inline QString stringOf(const std::u32string &text)
{
    QString string;
    for (const char32_t character : text)
        string += QChar::fromUcs4(character);
    return string;
}

/// Generates random texts that mix scripts, cases, combining marks, different kinds of whitespace, symbols and contractions.
class TokenTexts
{
public:
    explicit TokenTexts(unsigned seed) : m_random(seed) { }

    std::u32string next(size_t longest = 40)
    {
        std::u32string text;
        const size_t size = 1 + below(longest);
        size_t pool = below(poolCount);
        while (text.size() < size) {
            if (below(3) == 0)
                pool = below(poolCount);
            text += oneOf(pool);
        }
        return text;
    }

    QString nextString(size_t longest = 40) { return stringOf(next(longest)); }

    size_t below(size_t limit) { return m_random() % limit; }

private:
    static constexpr size_t poolCount = 15;

    std::u32string oneOf(size_t pool)
    {
        static const std::u32string blanks = U" \n\r\t\u0085\u00a0\u2028\u180e\ufeff\u3000";
        static const std::u32string contractions[] = {U"'s", U"'S", U"'\u017f", U"'re", U"'lL", U"'d", U"n't", U"'"};
        static const std::u32string symbols = U"/'\"-_.,;<>|{}#*`=";
        const struct {
            char32_t first;
            size_t count;
        } ranges[] = {{U'a', 26}, {U'A', 26}, {U'0', 10}, {0x400, 0x60}, {0x4e00, 0x5200}, {0x3040, 0xc0}, {0xac00, 11172}, {0x900, 128}, {0x300, 0x70},
            {0x1c0, 100}, {0x1f300, 0x400}, {0x10000, 0x10000}};
        if (pool < std::size(ranges))
            return {char32_t(ranges[pool].first + below(ranges[pool].count))};
        if (pool == std::size(ranges))
            return {blanks[below(blanks.size())]};
        return pool == std::size(ranges) + 1 ? contractions[below(std::size(contractions))] : std::u32string{symbols[below(symbols.size())]};
    }

    std::mt19937 m_random;
};

} // namespace outcrop::testing
