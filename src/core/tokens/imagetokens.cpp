// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/imagetokens.h"

#include "core/tokens/attachmentprice.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

qint64 partsOf(qint64 length, qint64 size)
{
    return (length + size - 1) / size;
}

qint64 squares(const QSize &pixels, int size)
{
    return partsOf(pixels.width(), size) * partsOf(pixels.height(), size);
}

/// Returns the size with a longer side of `edge` pixels.
QSize withLongEdge(const QSize &pixels, int edge)
{
    const double scale = static_cast<double>(edge) / std::max(pixels.width(), pixels.height());
    const auto scaledLength = [scale](int length) { return std::max(1, static_cast<int>(std::lround(length * scale))); };
    return {scaledLength(pixels.width()), scaledLength(pixels.height())};
}

QSize shrinkToEdge(const QSize &pixels, int edge)
{
    return edge > 0 && std::max(pixels.width(), pixels.height()) > edge ? withLongEdge(pixels, edge) : pixels;
}

/// Returns the largest size that has at most `limit` squares.
QSize fitSizeWithin(const QSize &pixels, int size, int limit)
{
    if (limit <= 0 || squares(pixels, size) <= limit)
        return pixels;
    int fits = 1;
    int longerSide = std::max(pixels.width(), pixels.height());
    while (longerSide - fits > 1) {
        const int middle = fits + (longerSide - fits) / 2;
        (squares(withLongEdge(pixels, middle), size) <= limit ? fits : longerSide) = middle;
    }
    return withLongEdge(pixels, fits);
}

/// Returns the number of squares after OpenAI's scaling: to the area of `limit` squares, then down until one side has a whole number of squares.
qint64 filledSquares(const QSize &pixels, int size, int limit)
{
    if (limit <= 0 || squares(pixels, size) <= limit)
        return squares(pixels, size);
    const double width = pixels.width();
    const double height = pixels.height();
    const double scale = std::sqrt(static_cast<double>(size) * size * limit / (width * height)) / size;
    const double fitScale = std::min(std::floor(width * scale) / (width * scale), std::floor(height * scale) / (height * scale));
    const auto count = [&](double length) { return std::max<qint64>(1, static_cast<qint64>(std::ceil(length * scale * fitScale - 1e-6))); };
    return count(width) * count(height);
}

} // namespace

qint64 imagePatches(const QSize &pixels, const AttachmentPrice &price)
{
    const QSize shrunkSize = shrinkToEdge(pixels, price.edge);
    return price.fillsPatches ? filledSquares(shrunkSize, price.size, price.limit) : squares(fitSizeWithin(shrunkSize, price.size, price.limit), price.size);
}

qint64 imageTiles(const QSize &pixels, const AttachmentPrice &price)
{
    QSize shrunkSize = shrinkToEdge(pixels, price.edge);
    const int shorterSide = std::min(shrunkSize.width(), shrunkSize.height());
    if (price.shortEdge > 0 && shorterSide > price.shortEdge) {
        const double scale = static_cast<double>(price.shortEdge) / shorterSide;
        shrunkSize = {static_cast<int>(std::lround(shrunkSize.width() * scale)), static_cast<int>(std::lround(shrunkSize.height() * scale))};
    }
    return squares(shrunkSize, price.size);
}

qint64 imageCrops(const QSize &pixels)
{
    constexpr int maxSmallSide = 384;
    if (pixels.width() <= maxSmallSide && pixels.height() <= maxSmallSide)
        return 1;
    const int crop = std::clamp(static_cast<int>(std::min(pixels.width(), pixels.height()) / 1.5), 256, 768);
    return squares(pixels, crop);
}

} // namespace outcrop
