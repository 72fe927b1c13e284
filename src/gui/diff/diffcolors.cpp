// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/diff/diffcolors.h"

#include "gui/look/theme.h"

namespace outcrop {

DiffColors diffColors(DiffSide side, const QPalette &palette)
{
    const bool isBefore = side == DiffSide::Before;
    if (isHighContrast(palette))
        return isDark(palette) ? DiffColors{QColor(isBefore ? 0x300000 : 0x00240b), QColor(isBefore ? 0x6b0000 : 0x004d18)}
                               : DiffColors{QColor(isBefore ? 0xffeceb : 0xe6ffea), QColor(isBefore ? 0xffc9c4 : 0xb0f0bd)};
    return isDark(palette) ? DiffColors{QColor(isBefore ? 0x432b29 : 0x233a2a), QColor(isBefore ? 0x7d3a34 : 0x2f6340)}
                           : DiffColors{QColor(isBefore ? 0xfdeceb : 0xe6f4e8), QColor(isBefore ? 0xf6c1bc : 0xb3dfbb)};
}

} // namespace outcrop
