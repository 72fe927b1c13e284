// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/diff/diffcolors.h"

#include "gui/look/theme.h"

namespace outcrop {

DiffColors diffColors(DiffSide side, const QPalette &palette)
{
    const bool before = side == DiffSide::Before;
    if (isHighContrast(palette))
        return isDark(palette) ? DiffColors{QColor(before ? 0x300000 : 0x00240b), QColor(before ? 0x6b0000 : 0x004d18)}
                               : DiffColors{QColor(before ? 0xffeceb : 0xe6ffea), QColor(before ? 0xffc9c4 : 0xb0f0bd)};
    return isDark(palette) ? DiffColors{QColor(before ? 0x432b29 : 0x233a2a), QColor(before ? 0x7d3a34 : 0x2f6340)}
                           : DiffColors{QColor(before ? 0xfdeceb : 0xe6f4e8), QColor(before ? 0xf6c1bc : 0xb3dfbb)};
}

} // namespace outcrop
