// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tablelayout.h"

namespace outcrop {

using tables::CharacterClass;

/// Unicode 16 as far as the splitters ask.
class CharacterClasses
{
public:
    /// `table` must outlive this.
    explicit CharacterClasses(const char *table);
    static CharacterClasses unicode16();

    CharacterClass of(char32_t character) const
    {
        const quint32 block = m_blocks[character / tables::blockSize];
        return m_classes[block * tables::blockSize + character % tables::blockSize];
    }
    /// The same for characters of one and two bytes.
    CharacterClass ofLow(char32_t character) const { return m_classes[character]; }

private:
    const quint16 *m_blocks;
    const CharacterClass *m_classes;
};

} // namespace outcrop
