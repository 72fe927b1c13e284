// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.h"
#include "gui/strata/ground.h"

#include <QPainter>

namespace outcrop {

/// The signs that geologists draw rocks with, so that tiers differ without colour: rain for WEATHER, tufts for
/// TOPSOIL, grains for SANDSTONE, courses for BEDROCK, crosses for GRANITE. Strong in a palette of high contrast,
/// quiet in the others.

/// Which boundary a strip shows.
enum class EdgeKind {
    Tier,  ///< rock below the line, nothing above it
    Band,  ///< the line alone
    Floor, ///< rock above the line
};

/// How strong the line of a boundary is.
QPen edgePen(EdgeKind kind, Tier tier, const QPalette &palette);

/// Paints rock into a rectangle with pixels made once: what a screen is painted with.
void fillWithRock(QPainter &painter, Tier tier, const QPalette &palette, const QRectF &rect);
/// Paints a boundary with pixels made once.
void paintEdgeStrip(
    QPainter &painter, EdgeKind kind, Tier tier, const QPalette &palette, const QRectF &rect, const GroundEdge &edge);

/// The signs alone, as lines: what a drawing is made of. Only those that lie whole between the two boundaries.
void paintTexture(QPainter &painter, Tier tier, const QPalette &palette, double left, double right,
    const GroundEdge &top, const GroundEdge &bottom);

} // namespace outcrop
