// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

namespace outcrop {

using tables::CharacterClass;

/// The Unicode 16 properties that the splitters need.
class CharacterClasses
{
public:
    /// `table` must outlive this object.
    explicit CharacterClasses(const char *table);
    static CharacterClasses unicode16();

    CharacterClass classOf(char32_t character) const
    {
        const quint32 block = m_blocks[character / tables::blockSize];
        return m_classes[block * tables::blockSize + character % tables::blockSize];
    }
    /// Returns the class of a character with one or two bytes in UTF-8.
    CharacterClass classOfLow(char32_t character) const { return m_classes[character]; }

private:
    const quint16 *m_blocks;
    const CharacterClass *m_classes;
};

} // namespace outcrop
