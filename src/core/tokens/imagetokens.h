// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

namespace outcrop {

struct AttachmentPrice;

/// Returns the number of patches of an image after the provider scales it down. Anthropic uses the largest image within both limits, OpenAI an image with a
/// whole number of patches in one direction.
qint64 imagePatches(const QSize &pixels, const AttachmentPrice &price);

/// Returns the number of tiles of an image after the provider scales it down, first to a box, then to a maximum shorter side.
qint64 imageTiles(const QSize &pixels, const AttachmentPrice &price);

/// Returns the number of crops of an image: 1 up to 384 × 384 pixels. Otherwise returns the number of squares whose side is two thirds of the shorter side, between 256
/// and 768 pixels.
qint64 imageCrops(const QSize &pixels);

} // namespace outcrop
