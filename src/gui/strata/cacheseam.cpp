// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/cacheseam.h"

#include "gui/look/theme.h"

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

constexpr double spacing = 9;
constexpr double dotRadius = 7.5;

} // namespace

/// Places lines at multiples of x + y, so that they continue in adjacent rectangles.
QList<QLineF> hatchLines(const QRectF &rect)
{
    QList<QLineF> lines;
    const double first = std::ceil((rect.left() + rect.top()) / spacing) * spacing;
    for (double sum = first; sum < rect.right() + rect.bottom(); sum += spacing) {
        const double from = std::max(rect.left(), sum - rect.bottom());
        const double to = std::min(rect.right(), sum - rect.top());
        lines += QLineF(from, sum - from, to, sum - to);
    }
    return lines;
}

QPen hatchPen(const QColor &ink, const QPalette &palette)
{
    QColor color = ink;
    color.setAlphaF(isHighContrast(palette) ? 0.7f : 0.3f);
    return QPen(color, 1);
}

/// Paints the line in two colors, so that it is visible on every texture, and the number at its start.
void paintCacheSeam(QPainter &painter, const QLineF &seam, int number, const SeamAppearance &appearance)
{
    const QColor base = appearance.palette.color(QPalette::Base);
    const QColor ink =
        isHighContrast(appearance.palette) ? appearance.palette.color(QPalette::Text) : color(ColorRole::Accent, appearance.palette);
    painter.setPen(QPen(base, 4));
    painter.drawLine(seam);
    QPen dashedPen(ink, 2, Qt::CustomDashLine, Qt::FlatCap);
    dashedPen.setDashPattern({5, 2});
    painter.setPen(dashedPen);
    painter.drawLine(seam);
    const QPointF middle = appearance.isRightToLeft ? seam.p2() : seam.p1();
    painter.setPen(QPen(base, 1.5));
    painter.setBrush(ink);
    painter.drawEllipse(middle, dotRadius, dotRadius);
    QFont font = appearance.font;
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(base);
    painter.drawText(QRectF(middle.x() - dotRadius, middle.y() - dotRadius, 2 * dotRadius, 2 * dotRadius), Qt::AlignCenter, QString::number(number));
}

} // namespace outcrop
