// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/strata/stratalayout.h"

#include <QPainter>
#include <QPalette>

namespace outcrop {

/// The look of the chart that is not part of its layout: colours and interaction state.
struct StrataLook {
    QPalette palette;
    bool drawing = false; ///< vector lines and texts only, for a file; otherwise textures are pixels
    int hovered = -1;     ///< body indexes
    int selected = -1;
    int current = -1;                                 ///< body with the keyboard focus
    QString moving = {};                              ///< path of a layer that is dragged or proposed to move
    std::optional<StrataPosition> target = std::nullopt; ///< target position of that layer
};

/// Returns the background colour of a body's label.
QColor rockColor(const StrataBody &body, const QPalette &palette);

/// Paints the part of a layout inside `visible`. The result depends only on the arguments.
void paintStrata(QPainter &painter, const StrataLayout &layout, const StrataLook &look, const QRectF &visible);

} // namespace outcrop
