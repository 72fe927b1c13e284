// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QSize>
#include <QString>

#include <optional>

namespace outcrop {

/// Returns the size in pixels of a PNG, JPEG, GIF or WebP image from its headers, without decoding it. Returns nullopt for damaged or incomplete headers and for other
/// types. Truncated image data is found only in PNG, GIF and WebP files.
std::optional<QSize> imageSize(QByteArrayView bytes, const QString &mediaType);

} // namespace outcrop
