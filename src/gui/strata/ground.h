// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace outcrop {

/// A number that stays the same for a name on every machine: what makes a boundary uneven, and always in the same way.
quint32 seedOf(const QString &name);

/// The period of a boundary's wave, in pixels.
inline constexpr int wavePeriod = 1024;
/// From -1 to 1; what every boundary follows, each from a different offset.
double waveAt(double x);

/// A boundary between two bodies of rock: level at `y`, but for gentle waves that rise and fall by no more than
/// `height`.
struct GroundEdge {
    double y = 0;
    double height = 0;
    quint32 seed = 0;

    double at(double x) const { return y + height * waveAt(x + shift()); }
    /// Where in the wave it begins.
    int shift() const { return static_cast<int>(seed % wavePeriod); }
    /// The line from `left` to `right`, or back.
    void addTo(QPainterPath &path, double from, double to) const;
};

/// What lies between two boundaries.
QPainterPath bandShape(double left, double right, const GroundEdge &top, const GroundEdge &bottom);
/// A body that thins out to both sides, as conditional layers do.
QPainterPath lensShape(const QRectF &rect);
/// A stone, a little irregular.
QPainterPath pebbleShape(const QRectF &rect, quint32 seed);

} // namespace outcrop
