// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/thumbnail.h"

#include <QBuffer>
#include <QImageReader>

namespace outcrop {

namespace {

/// The maximum number of pixels of an image that is decoded, because a small file can contain a very large image.
constexpr qint64 maximumPixels = 32 * 1024 * 1024;

} // namespace

QImage thumbnailOf(const QByteArray &bytes, const QString &mediaType, int edge)
{
    static const QStringList types{QStringLiteral("image/png"), QStringLiteral("image/jpeg"), QStringLiteral("image/gif"), QStringLiteral("image/webp")};
    if (!types.contains(mediaType))
        return {};
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader(&buffer, mediaType.section(u'/', 1).toLatin1());
    reader.setAutoDetectImageFormat(false); // only the decoder for this type reads the file
    const QSize size = reader.size();
    if (size.isEmpty() || qint64(size.width()) * size.height() > maximumPixels)
        return {};
    if (size.width() > edge || size.height() > edge)
        reader.setScaledSize(size.scaled(edge, edge, Qt::KeepAspectRatio).expandedTo({1, 1}));
    reader.setAutoTransform(true);
    return reader.read();
}

} // namespace outcrop
