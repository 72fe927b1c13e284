// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

namespace outcrop {

struct AttachmentPrice;

/// Returns the number of patches of an image after the provider's reduction. Anthropic: the largest image within both limits. OpenAI: the image that
/// is cut to whole patches in one direction.
qint64 imagePatches(const QSize &pixels, const AttachmentPrice &price);

/// Returns the number of tiles of an image after the provider's reduction to a box, then to a shorter side.
qint64 imageTiles(const QSize &pixels, const AttachmentPrice &price);

/// Returns the number of crops of an image: 1 up to 384 × 384 pixels, otherwise squares of two thirds of the shorter side, of 256 to 768 pixels.
qint64 imageCrops(const QSize &pixels);

} // namespace outcrop
