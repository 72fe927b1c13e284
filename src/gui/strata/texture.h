// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.h"
#include "gui/strata/ground.h"

#include <QPainter>

namespace outcrop {

// Geological map symbols, so that tiers differ without color: rain for WEATHER, tufts for TOPSOIL, grains for SANDSTONE, courses for BEDROCK,
// crosses for GRANITE. The symbols are strong in high contrast and faint otherwise.

/// The kind of boundary in a strip.
enum class EdgeKind {
    Tier,  ///< fills the area below the line
    Band,  ///< paints only the line
    Floor, ///< fills the area above the line
};

/// Returns the pen of a boundary.
QPen edgePen(EdgeKind kind, const QColor &foreground, const QPalette &palette);

/// Fills a rectangle with a cached pixmap, for the screen.
void fillWithTexture(QPainter &painter, Tier tier, const QPalette &palette, const QRectF &rect);
/// Paints a boundary with a cached pixmap.
void paintEdgeStrip(
    QPainter &painter, EdgeKind kind, Tier tier, const QPalette &palette, const QRectF &rect, const GroundEdge &edge);

/// Paints only the symbols, as lines, for a file. Lines that cross a boundary are omitted.
void paintTexture(QPainter &painter, Tier tier, const QPalette &palette, double left, double right,
    const GroundEdge &top, const GroundEdge &bottom);

} // namespace outcrop
