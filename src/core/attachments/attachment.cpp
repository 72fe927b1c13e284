// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attachments/attachment.h"

#include "core/attachments/attachmentsmessages.h"
#include "core/attachments/audiolength.h"
#include "core/attachments/imagesize.h"
#include "core/attachments/mediatype.h"

#include <QCryptographicHash>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

using Kind = Attachment::Kind;

Kind kindOfMedia(const QString &mediaType)
{
    if (mediaType.startsWith(u"image/"))
        return Kind::Image;
    if (mediaType.startsWith(u"audio/"))
        return Kind::Audio;
    return mediaType == u"application/pdf" ? Kind::Pdf : Kind::Text;
}

/// Counts the page objects of a PDF. Those in compressed streams are not visible. Returns nullopt if none are visible.
std::optional<int> pageCount(const QByteArray &bytes)
{
    static const QRegularExpression page(QStringLiteral("/Type\\s*/Page(?![A-Za-z])"));
    const qsizetype count = QString::fromLatin1(bytes).count(page);
    return count > 0 ? std::optional(static_cast<int>(count)) : std::nullopt;
}

Error invalid(const QString &message)
{
    return {ErrorCode::Invalid, message, {}};
}

/// Sets size, pages or length. Fails if the content is damaged.
Status measure(Attachment &attachment)
{
    switch (attachment.kind) {
    case Kind::Image:
        if (const auto size = imageSize(attachment.bytes, attachment.mediaType))
            attachment.pixels = *size;
        else
            return invalid(attachmentsmessages::truncatedImage(attachment.path, attachment.mediaType));
        break;
    case Kind::Audio:
        if (const auto length = audioLength(attachment.bytes, attachment.mediaType)) {
            attachment.milliseconds = length->milliseconds;
            attachment.isLengthEstimate = length->isEstimate;
        } else {
            return invalid(attachmentsmessages::truncatedAudio(attachment.path, attachment.mediaType));
        }
        break;
    case Kind::Pdf:
        if (!attachment.bytes.last(std::min<qsizetype>(attachment.bytes.size(), 2048)).contains("%%EOF"))
            return invalid(attachmentsmessages::truncatedPdf(attachment.path));
        attachment.pages = pageCount(attachment.bytes);
        break;
    case Kind::Text:
        break;
    }
    return success();
}

QString dimensionsText(const Attachment &attachment)
{
    if (!attachment.pixels.isEmpty())
        return QStringLiteral(", %1 × %2").arg(attachment.pixels.width()).arg(attachment.pixels.height());
    if (attachment.pages)
        return QStringLiteral(", %1 p.").arg(*attachment.pages);
    return attachment.milliseconds ? QStringLiteral(", %1 s").arg((*attachment.milliseconds + 999) / 1000) : QString();
}

} // namespace

QString attachmentKindName(Kind kind)
{
    switch (kind) {
    case Kind::Image:
        return QStringLiteral("image");
    case Kind::Pdf:
        return QStringLiteral("pdf");
    case Kind::Audio:
        return QStringLiteral("audio");
    case Kind::Text:
        return QStringLiteral("text");
    }
    Q_UNREACHABLE();
}

Result<Attachment> readAttachment(const QString &path, const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return invalid(attachmentsmessages::empty(path));
    if (bytes.size() > maximumAttachmentBytes)
        return Error{ErrorCode::TooLarge, attachmentsmessages::tooLarge(path, bytes.size(), maximumAttachmentBytes), {}};
    const QString type = mediaTypeOf(bytes);
    if (type.isEmpty())
        return invalid(attachmentsmessages::unknownType(path));
    Attachment attachment{path, kindOfMedia(type), type, bytes,
        QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex())};
    if (const Status measuredStatus = measure(attachment); !measuredStatus)
        return measuredStatus.error();
    return attachment;
}

QString attachmentLabel(const Attachment &attachment)
{
    return QStringLiteral("%1%2, %3 bytes, sha256 %4")
        .arg(attachment.mediaType, dimensionsText(attachment), QString::number(attachment.bytes.size()), attachment.sha256);
}

Json attachmentRecord(const Attachment &attachment)
{
    return {{"file", jsonString(attachment.path)}, {"type", jsonString(attachment.mediaType)}, {"bytes", attachment.bytes.size()},
        {"sha256", jsonString(attachment.sha256)}};
}

} // namespace outcrop
