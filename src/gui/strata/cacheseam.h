// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLineF>
#include <QList>
#include <QPainter>
#include <QPalette>

namespace outcrop {

/// How the ground shows what a provider's cache keeps: slanting lines over it, and a numbered seam where a part of the cache ends.

/// Slanting lines inside a rectangle. Those of neighbours meet.
QList<QLineF> hatchLines(const QRectF &rect);
QPen hatchPen(const QColor &ink, const QPalette &palette);

struct SeamLook {
    QPalette palette;
    QFont font;
    bool rightToLeft = false;
};

void paintCacheSeam(QPainter &painter, const QLineF &seam, int number, const SeamLook &look);

} // namespace outcrop
