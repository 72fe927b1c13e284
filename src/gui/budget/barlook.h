// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.h"
#include "models/budget/bars.h"

#include <QPainter>

namespace outcrop {

/// How pieces of bars look: tiers as in the strata, the others in separate colours. Each has a pattern as well, so that no meaning hangs on a
/// colour alone, and what is read from the cache is hatched as it is in the ground.
TierColors barColors(BarInk ink, const QPalette &palette);

/// `drawing`: lines only, for a file; else the textures of tiers are pixels.
void paintPiece(QPainter &painter, const QRectF &rect, BarInk ink, const QPalette &palette, bool drawing);

} // namespace outcrop
