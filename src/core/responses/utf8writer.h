// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

#include <string>

namespace outcrop {

/// Appends UTF-16 code units, which must be ASCII, as bytes.
inline void appendAscii(std::string &bytes, const char16_t *units, size_t count)
{
    const size_t size = bytes.size();
    bytes.resize(size + count);
    char *to = bytes.data() + size;
    for (size_t i = 0; i < count; ++i)
        to[i] = char(units[i]);
}

/// Appends one code point as UTF-8.
inline void appendCharacter(std::string &bytes, char32_t character)
{
    const auto tail = [character](int shift) { return char(0x80 | (character >> shift & 0x3f)); };
    if (character < 0x80) {
        bytes += char(character);
    } else if (character < 0x800) {
        bytes += {char(0xc0 | character >> 6), tail(0)};
    } else if (character < 0x10000) {
        bytes += {char(0xe0 | character >> 12), tail(6), tail(0)};
    } else {
        bytes += {char(0xf0 | character >> 18), tail(12), tail(6), tail(0)};
    }
}

} // namespace outcrop
