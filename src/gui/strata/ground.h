// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace outcrop {

/// Returns a hash of the name that is equal on all platforms, so that a boundary always has the same shape.
quint32 seedOf(const QString &name);

/// The period of a boundary's wave, in pixels.
inline constexpr int wavePeriod = 1024;
/// Returns the height of the wave, from -1 to 1. All boundaries use it with different phase shifts.
double waveHeightAt(double x);

/// A boundary between two bodies: a horizontal wave around `y` with the amplitude `height`.
struct GroundEdge {
    double y = 0;
    double height = 0;
    quint32 seed = 0;

    double yAt(double x) const { return y + height * waveHeightAt(x + phase()); }
    /// Returns the phase of the wave, in pixels.
    int phase() const { return static_cast<int>(seed % wavePeriod); }
    /// Adds the boundary between two x coordinates to a path, in either direction.
    void addTo(QPainterPath &path, double from, double to) const;
};

/// Returns the shape between two boundaries.
QPainterPath bandShape(double left, double right, const GroundEdge &top, const GroundEdge &bottom);
/// Returns a lens shape, for conditional layers.
QPainterPath lensShape(const QRectF &rect);
/// Returns a slightly irregular pebble shape.
QPainterPath pebbleShape(const QRectF &rect, quint32 seed);

} // namespace outcrop
