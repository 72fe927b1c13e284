// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.h"
#include "models/budget/bars.h"

#include <QPainter>

namespace outcrop {

/// Returns the colours of a segment: tiers as in the strata view, others in separate colours. Each also has a pattern, so colour is never the only
/// distinction, and cached segments are hatched as in the strata view.
TierColors barColors(BarColorRole ink, const QPalette &palette);

/// If `drawing` is set, paints only vector lines, for a file. Otherwise tier textures are pixels.
void paintSegment(QPainter &painter, const QRectF &rect, BarColorRole ink, const QPalette &palette, bool drawing);

} // namespace outcrop
