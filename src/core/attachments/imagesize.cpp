// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attachments/imagesize.h"

#include "core/attachments/bytereader.h"

namespace outcrop {
namespace {

constexpr quint32 maximumEdge = 1'000'000; // larger than any provider accepts, and safe to multiply

std::optional<QSize> checkedSize(quint32 width, quint32 height)
{
    const bool isValid = width > 0 && height > 0 && width <= maximumEdge && height <= maximumEdge;
    return isValid ? std::optional(QSize(static_cast<int>(width), static_cast<int>(height))) : std::nullopt;
}

/// Returns the size in the first chunk of a PNG file. Follows the chunks to the last one; nullopt if the file ends before it.
std::optional<QSize> pngSize(const ByteReader &bytes)
{
    if (!bytes.hasText(12, "IHDR"))
        return std::nullopt;
    for (qsizetype at = 8; bytes.isInside(at, 12);) {
        const qsizetype length = bytes.bigEndian32(at);
        if (!bytes.isInside(at, 12 + length))
            return std::nullopt;
        if (bytes.hasText(at + 4, "IEND"))
            return checkedSize(bytes.bigEndian32(16), bytes.bigEndian32(20));
        at += 12 + length;
    }
    return std::nullopt;
}

bool isFrameMarker(quint8 marker)
{
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

/// Returns the size in the frame header of a JPEG file. Returns nullopt if the segments before it are damaged, or fewer than two bytes follow it.
std::optional<QSize> jpegSize(const ByteReader &bytes)
{
    for (qsizetype at = 2; bytes.isInside(at, 4);) {
        if (bytes.byte(at) != 0xff)
            return std::nullopt;
        const quint8 marker = bytes.byte(at + 1);
        if (marker == 0xff) { // a fill byte before the marker
            ++at;
            continue;
        }
        const qsizetype length = bytes.bigEndian16(at + 2);
        if (length < 2 || !bytes.isInside(at, 2 + length + 2))
            return std::nullopt;
        if (isFrameMarker(marker))
            return checkedSize(bytes.bigEndian16(at + 7), bytes.bigEndian16(at + 5));
        at += 2 + length;
    }
    return std::nullopt;
}

std::optional<QSize> gifSize(const ByteReader &bytes)
{
    const bool isComplete = bytes.size() > 13 && bytes.byte(bytes.size() - 1) == 0x3b;
    return isComplete ? checkedSize(bytes.littleEndian16(6), bytes.littleEndian16(8)) : std::nullopt;
}

quint32 littleEndian24(const ByteReader &bytes, qsizetype at)
{
    return bytes.littleEndian16(at) | static_cast<quint32>(bytes.byte(at + 2)) << 16;
}

std::optional<QSize> webpSize(const ByteReader &bytes)
{
    if (!bytes.isInside(8, bytes.littleEndian32(4)) || bytes.size() < 30)
        return std::nullopt;
    if (bytes.hasText(12, "VP8X"))
        return checkedSize(littleEndian24(bytes, 24) + 1, littleEndian24(bytes, 27) + 1);
    if (bytes.hasText(12, "VP8L")) {
        const quint32 packedSize = bytes.littleEndian32(21);
        return checkedSize((packedSize & 0x3fff) + 1, (packedSize >> 14 & 0x3fff) + 1);
    }
    return bytes.hasText(12, "VP8 ") ? checkedSize(bytes.littleEndian16(26) & 0x3fff, bytes.littleEndian16(28) & 0x3fff) : std::nullopt;
}

} // namespace

std::optional<QSize> imageSize(QByteArrayView bytes, const QString &mediaType)
{
    const ByteReader reader(bytes);
    if (mediaType == u"image/png")
        return pngSize(reader);
    if (mediaType == u"image/jpeg")
        return jpegSize(reader);
    if (mediaType == u"image/gif")
        return gifSize(reader);
    return mediaType == u"image/webp" ? webpSize(reader) : std::nullopt;
}

} // namespace outcrop
