// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/characterclasses.h"

#include "core/tokens/tabledata.h"

namespace outcrop {

CharacterClasses::CharacterClasses(const char *table)
{
    tables::ClassTableHeader header;
    std::memcpy(&header, table, sizeof header);
    Q_ASSERT(header.magic == tables::magic);
    m_blocks = reinterpret_cast<const quint16 *>(table + header.blocks.offset);
    m_classes = reinterpret_cast<const CharacterClass *>(table + header.classes.offset);
}

CharacterClasses CharacterClasses::unicode16()
{
    return CharacterClasses(tabledata::characterClasses);
}

} // namespace outcrop
