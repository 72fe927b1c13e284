// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/attachmentcontent.h"

#include "core/attachments/attachment.h"

namespace outcrop {
namespace {

/// The origin note that marks a reference. References are recognized by this origin, not by their text.
const QString referenceNote = QStringLiteral("attachment content");
constexpr qsizetype hashStart = 7;
constexpr qsizetype hashSize = 64;

TracedText generatedPiece(const QString &text)
{
    return TracedText::generated(text, QStringLiteral("attachment"));
}

TracedText reference(const Attachment &attachment)
{
    TracedText text;
    text.append(QStringLiteral("sha256:%1;bytes=%2").arg(attachment.sha256).arg(attachment.bytes.size()), {attachment.path, 0, referenceNote}, TraceKind::Rewritten);
    return text;
}

/// Returns the content of a text file inside tags with its name.
TracedText fileText(const Attachment &attachment)
{
    TracedText text = generatedPiece(QStringLiteral("<file name=\"%1\">\n").arg(attachment.name().toHtmlEscaped()));
    text.append(TracedText::rewritten(QString::fromUtf8(attachment.bytes), attachment.path, 0));
    return text.append(generatedPiece(QStringLiteral("\n</file>")));
}

Value generatedValue(const QString &text, const QString &part = {})
{
    return Value::text(generatedPiece(text), part);
}

} // namespace

Value attachmentValue(const Attachment &attachment, const QString &part)
{
    const bool isText = attachment.kind == Attachment::Kind::Text;
    const QString type = attachment.mediaType;
    return Value::record({
        {QStringLiteral("kind"), generatedValue(attachmentKindName(attachment.kind))},
        {QStringLiteral("media_type"), generatedValue(type)},
        {QStringLiteral("format"), generatedValue(type == u"audio/mpeg" ? QStringLiteral("mp3") : type.section(u'/', 1))},
        {QStringLiteral("name"), generatedValue(attachment.name())},
        {QStringLiteral("label"), generatedValue(attachmentLabel(attachment), part)},
        {QStringLiteral("base64"), isText ? Value() : Value::text(reference(attachment), part)},
        {QStringLiteral("text"), isText ? Value::text(fileText(attachment), part) : Value()},
    });
}

TracedText withAttachmentContents(const TracedText &body, const AttachmentContents &contents)
{
    if (contents.isEmpty())
        return body;
    TracedText filledFrame;
    for (const TraceSpan &span : body.spans()) {
        const QStringView text = QStringView(body.text()).mid(span.start, span.length);
        const auto content = span.origin.note == referenceNote ? contents.find(text.mid(hashStart, hashSize).toString()) : contents.end();
        if (content != contents.end())
            filledFrame.append(QString::fromLatin1(content->toBase64()), span.origin, TraceKind::Rewritten);
        else
            filledFrame.append(text, span.origin, span.kind, span.sourceLength);
    }
    return filledFrame;
}

} // namespace outcrop
