// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace outcrop {

/// Returns the picture with at most 256 colors, so that its file is small: its most frequent colors, without those that are almost equal to a chosen one.
QImage withFewColors(const QImage &picture);

/// Returns the picture as a PNG file with the strongest compression.
QByteArray pngOf(const QImage &picture);

/// Returns the mean difference of two pictures that are reduced to 48 × 48 greys, 0 to 255. At this size, the arrangement counts; fonts and figures
/// change little.
double meanDifference(const QImage &left, const QImage &right);

} // namespace outcrop
