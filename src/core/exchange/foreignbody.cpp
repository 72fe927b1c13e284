// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreignbody.h"

#include <QByteArray>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype lookedAt = 1024;

struct Signature {
    QByteArrayView bytes;
    const char *name;
};

const Signature binarySignatures[] = {
    {"\x1f\x8b", "compressed data"}, {"\x28\xb5\x2f\xfd", "compressed data"}, {"PK\x03\x04", "a ZIP archive"}, {"%PDF-", "a PDF document"},
    {"\x89PNG", "an image"},         {"\xff\xd8\xff", "an image"},            {"GIF8", "an image"},            {"RIFF", "a media file"},
};

/// In small letters, without white space, a byte order mark and comments in front.
QByteArray markupBeginning(QByteArrayView body)
{
    QByteArray text = body.first(std::min(body.size(), lookedAt)).toByteArray().trimmed().toLower();
    if (text.startsWith("\xef\xbb\xbf"))
        text = text.sliced(3).trimmed();
    while (text.startsWith("<!--")) {
        const qsizetype end = text.indexOf("-->");
        text = end < 0 ? QByteArray() : text.sliced(end + 3).trimmed();
    }
    return text;
}

} // namespace

QString foreignBodyName(QByteArrayView body)
{
    for (const Signature &signature : binarySignatures) {
        if (body.startsWith(signature.bytes))
            return QString::fromLatin1(signature.name);
    }
    const QByteArray text = markupBeginning(body);
    for (const char *tag : {"<!doctype html", "<html", "<head", "<body"}) {
        if (text.startsWith(tag))
            return QStringLiteral("an HTML page");
    }
    if (text.startsWith("<?xml"))
        return text.contains("<html") ? QStringLiteral("an HTML page") : QStringLiteral("an XML document");
    return body.first(std::min(body.size(), lookedAt)).contains('\0') ? QStringLiteral("binary data") : QString();
}

QString foreignAnswer(const QString &name)
{
    return QStringLiteral("The server sent %1, not an answer of this API. Check the address, and whether a proxy or a login page answered.").arg(name);
}

} // namespace outcrop
