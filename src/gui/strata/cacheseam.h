// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLineF>
#include <QList>
#include <QPainter>
#include <QPalette>

namespace outcrop {

// Cache marks in the strata view: hatching over cached layers, and a numbered line at each cache breakpoint.

/// Returns the diagonal lines of a rectangle, which continue in adjacent rectangles.
QList<QLineF> hatchLines(const QRectF &rect);
QPen hatchPen(const QColor &ink, const QPalette &palette);

struct SeamAppearance {
    QPalette palette;
    QFont font;
    bool isRightToLeft = false;
};

void paintCacheSeam(QPainter &painter, const QLineF &seam, int number, const SeamAppearance &appearance);

} // namespace outcrop
