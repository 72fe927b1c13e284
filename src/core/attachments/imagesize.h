// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QSize>
#include <QString>

#include <optional>

namespace outcrop {

/// Returns the size in pixels of a PNG, JPEG, GIF or WebP image from its header, without decoding it. nullopt if the file is incomplete or damaged, or has
/// another type.
std::optional<QSize> imageSize(QByteArrayView bytes, const QString &mediaType);

} // namespace outcrop
