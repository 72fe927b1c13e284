// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

namespace outcrop {

// Classification of UTF-16 code units for JSON. Units are ints as returned by JsonText; JsonText::End belongs to no class.

constexpr bool isJsonSpace(int unit)
{
    return unit == ' ' || unit == '\n' || unit == '\r' || unit == '\t';
}

/// Returns whether a unit is whitespace that JSON does not allow.
inline bool isNonJsonSpace(int unit)
{
    return unit == '\f' || unit == '\v' || unit == 0xfeff || (unit >= 0x80 && QChar(char16_t(unit)).isSpace()) || unit == 0x200b || unit == 0x2060;
}

constexpr bool isDigit(int unit)
{
    return unit >= '0' && unit <= '9';
}

constexpr bool isHexDigit(int unit)
{
    return isDigit(unit) || (unit >= 'a' && unit <= 'f') || (unit >= 'A' && unit <= 'F');
}

constexpr bool isLetter(int unit)
{
    return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z');
}

/// Returns whether a unit can be part of an unquoted word, number or key.
inline bool isWordUnit(int unit)
{
    return isLetter(unit) || isDigit(unit) || unit == '_' || unit == '$' || unit == '-' || unit == '+' || unit == '.'
        || (unit >= 0x80 && (QChar(char16_t(unit)).isLetterOrNumber() || QChar(char16_t(unit)).isMark() || QChar::isSurrogate(char32_t(unit))));
}

constexpr bool isSmartDouble(int unit)
{
    return unit == 0x201c || unit == 0x201d || unit == 0x201e || unit == 0x201f || unit == 0x2033 || unit == 0xff02 || unit == 0xab || unit == 0xbb;
}

constexpr bool isSmartSingle(int unit)
{
    return unit == 0x2018 || unit == 0x2019 || unit == 0x201a || unit == 0x201b || unit == 0x2032 || unit == 0xff07;
}

constexpr bool isQuote(int unit)
{
    return unit == '"' || unit == '\'' || unit == '`' || isSmartDouble(unit) || isSmartSingle(unit);
}

constexpr bool isColon(int unit)
{
    return unit == ':' || unit == '=' || unit == 0xff1a;
}

constexpr bool isNonJsonComma(int unit)
{
    return unit == ';' || unit == 0xff0c || unit == 0x3001;
}

constexpr bool isCloser(int unit)
{
    return unit == '}' || unit == ']' || unit == ')';
}

constexpr bool isOpener(int unit)
{
    return unit == '{' || unit == '[' || unit == '(';
}

} // namespace outcrop
