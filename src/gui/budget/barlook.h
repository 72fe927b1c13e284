// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.h"
#include "models/budget/bars.h"

#include <QPainter>

namespace outcrop {

/// Returns the colors of a segment. Tiers have the colors of the strata view.
TierColors barColors(BarColorRole colorRole, const QPalette &palette);

/// Paints a segment with its pattern, so that color is not the only distinction. Tier textures are vector lines if `isVectorOnly` is set, for files; otherwise
/// bitmaps.
void paintSegment(QPainter &painter, const QRectF &rect, BarColorRole colorRole, const QPalette &palette, bool isVectorOnly);

} // namespace outcrop
