// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.h"
#include "gui/strata/stratalayout.h"

#include <QPainter>
#include <QPalette>

namespace outcrop {

/// The appearance of the chart apart from its layout: colors and interaction state.
struct StrataAppearance {
    QPalette palette;
    bool isVectorOnly = false; ///< whether to paint only vector lines and texts, for a file, instead of pixel textures
    int hoveredBody = -1; ///< index of the body under the mouse; -1 if there is none
    int selectedBody = -1;    ///< index of the selected body
    int current = -1;     ///< index of the body with the keyboard focus
    QString movingPath = {};                              ///< path of a layer that is dragged or proposed to move
    std::optional<StrataPosition> target = std::nullopt; ///< target position of that layer
};

/// Returns the colors of a stratum: the colors of its tier, or neutral colors if it belongs to no tier.
TierColors stratumColors(const Stratum &stratum, const QPalette &palette);
/// Returns the background color of the labels of a body.
QColor labelBackground(const StrataBody &body, const QPalette &palette);

/// Paints the part of a layout inside `visible`. Reads no other state.
void paintStrata(QPainter &painter, const StrataLayout &layout, const StrataAppearance &appearance, const QRectF &visibleRect);

} // namespace outcrop
