// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/strata/stratalayout.h"

#include <QPainter>
#include <QPalette>

namespace outcrop {

/// What of a picture is not in its layout: colours, and what the user points at.
struct StrataLook {
    QPalette palette;
    bool drawing = false; ///< lines and texts only, for a file; else textures are pixels
    int hovered = -1;     ///< bodies
    int selected = -1;
    int current = -1;                                 ///< where the keyboard is
    QString moving = {};                              ///< a layer that is dragged or proposed to move
    std::optional<StrataPlace> target = std::nullopt; ///< where it would go
};

/// What lies behind the texts of a body.
QColor rockColor(const StrataBody &body, const QPalette &palette);

/// Paints the part of a layout that lies in `visible`. The same layout and look give the same picture.
void paintStrata(QPainter &painter, const StrataLayout &layout, const StrataLook &look, const QRectF &visible);

} // namespace outcrop
