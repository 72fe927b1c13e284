// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace outcrop {

/// Returns a PNG, JPEG, GIF or WebP image, reduced to fit into a square of `edge` pixels. Returns null if the image is damaged, has another type or
/// has too many pixels. Slow for large images; thread-safe.
QImage thumbnailOf(const QByteArray &bytes, const QString &mediaType, int edge);

} // namespace outcrop
