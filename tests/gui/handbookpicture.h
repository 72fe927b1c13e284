// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace outcrop {

/// Returns the picture with at most 256 colors, so that its file is small. Keeps the most frequent colors, and omits a color that is almost equal to a
/// kept color.
QImage withFewColors(const QImage &picture);

/// Returns the picture as a PNG file with the strongest compression.
QByteArray makePng(const QImage &picture);

/// Returns the mean difference between two pictures, 0 to 255, after they were reduced to 48 × 48 shades of gray. At this size, the layout matters;
/// different fonts and numbers have little effect.
double meanDifference(const QImage &left, const QImage &right);

} // namespace outcrop
