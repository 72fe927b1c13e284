// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/ground.h"

#include <QString>

#include <array>
#include <cmath>
#include <numbers>

namespace outcrop {

namespace {

constexpr double step = 8; ///< pixels between two points of a boundary
constexpr double turn = 2 * std::numbers::pi;

} // namespace

quint32 seedOf(const QString &name)
{
    quint32 hash = 2166136261u; // offset basis of the FNV-1a hash
    for (const QChar letter : name) {
        hash ^= letter.unicode();
        hash *= 16777619u;
    }
    return hash ^ (hash >> 15);
}

double waveHeightAt(double x)
{
    const double angle = x * turn / wavePeriod;
    return 0.52 * std::sin(5 * angle) + 0.31 * std::sin(14 * angle + 1.3) + 0.17 * std::sin(37 * angle + 2.9);
}

void GroundEdge::addTo(QPainterPath &path, double from, double to) const
{
    const double direction = to < from ? -step : step;
    const int points = static_cast<int>(std::abs(to - from) / step);
    for (int i = 0; i <= points; ++i)
        path.lineTo(from + i * direction, yAt(from + i * direction));
    path.lineTo(to, yAt(to));
}

QPainterPath bandShape(double left, double right, const GroundEdge &top, const GroundEdge &bottom)
{
    QPainterPath path(QPointF(left, top.yAt(left)));
    top.addTo(path, left, right);
    path.lineTo(right, bottom.yAt(right));
    bottom.addTo(path, right, left);
    path.closeSubpath();
    return path;
}

QPainterPath lensShape(const QRectF &rect)
{
    const double middle = rect.center().y();
    const double taper = std::min(rect.width() * 0.24, 72.0);
    const double left = rect.left() + taper;
    const double right = rect.right() - taper;
    QPainterPath path(QPointF(rect.left(), middle));
    path.cubicTo(rect.left() + taper * 0.3, rect.top() + rect.height() * 0.22, rect.left() + taper * 0.6, rect.top(),
        left, rect.top());
    path.lineTo(right, rect.top());
    path.cubicTo(rect.right() - taper * 0.6, rect.top(), rect.right() - taper * 0.3, rect.top() + rect.height() * 0.22,
        rect.right(), middle);
    path.cubicTo(rect.right() - taper * 0.3, rect.bottom() - rect.height() * 0.22, rect.right() - taper * 0.6,
        rect.bottom(), right, rect.bottom());
    path.lineTo(left, rect.bottom());
    path.cubicTo(rect.left() + taper * 0.6, rect.bottom(), rect.left() + taper * 0.3,
        rect.bottom() - rect.height() * 0.22, rect.left(), middle);
    path.closeSubpath();
    return path;
}

QPainterPath pebbleShape(const QRectF &rect, quint32 seed)
{
    const double round = rect.height() / 2;
    const auto corner = [&](int cornerIndex) { return round * (0.78 + 0.22 * ((seed >> (cornerIndex * 6)) & 0x3f) / 63.0); };
    const std::array<double, 4> corners{corner(0), corner(1), corner(2), corner(3)};
    QPainterPath path(QPointF(rect.left() + corners[0], rect.top()));
    path.lineTo(rect.right() - corners[1], rect.top());
    path.quadTo(rect.right(), rect.top(), rect.right(), rect.top() + corners[1]);
    path.lineTo(rect.right(), rect.bottom() - corners[2]);
    path.quadTo(rect.right(), rect.bottom(), rect.right() - corners[2], rect.bottom());
    path.lineTo(rect.left() + corners[3], rect.bottom());
    path.quadTo(rect.left(), rect.bottom(), rect.left(), rect.bottom() - corners[3]);
    path.lineTo(rect.left(), rect.top() + corners[0]);
    path.quadTo(rect.left(), rect.top(), rect.left() + corners[0], rect.top());
    path.closeSubpath();
    return path;
}

} // namespace outcrop
